#!/usr/bin/env python3
# test-build-aux.py - build-aux/run, test, shell and flatpak on hosts of all sorts
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The hosts are made up: a folder of links to the real tools is all of PATH, in which what the
# scripts call to install, to make a root, to enter it and to build is missing or played by a few
# lines of shell.

import glob
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

SOURCE = os.environ.get("SOURCE_ROOT") or os.path.join(os.path.dirname(__file__), "..", "..")

# What building takes, and what getting a root and entering it takes.
BUILDING = (
    "appstreamcli blueprint-compiler cc dbus-run-session desktop-file-validate glib-compile-resources"
    " glib-compile-schemas meson msgfmt ninja pkg-config valgrind Xvfb"
).split()
ENTERING = "apt-config apt-get bwrap id mmdebstrap newuidmap unshare".split()
FLATPAK = "flatpak flatpak-builder git".split()

# Makes just enough of a root, as root does: in the folder named before the mirror.
MMDEBSTRAP = """
echo made >>"$STATE/makings"
for argument in "$@"; do
  case $argument in
    */new.*) mkdir -p "$argument/usr" "$argument/etc" "$argument/var/cache/fontconfig" ;;
    --customize-hook=awk*) echo "${argument#*=}" >"$STATE/locales.sh" ;;
  esac
done
"""

BWRAP = """
while [ $# -gt 0 ] && [ "$1" != -- ]; do shift; done
[ $# -eq 0 ] || { shift; exec "$@"; }
"""

MESON = """
case $1 in
  setup)
    while [ $# -gt 2 ]; do shift; done
    mkdir -p "$1/meson-info" "$1/meson-logs"
    echo '[{"suite": ["casebook:game"]}, {"suite": ["casebook:ui"]}, {"suite": ["casebook:wayland"]},
           {"suite": ["casebook:looks"]}]' \\
      >"$1/meson-info/intro-tests.json"
    echo '[{"type": "executable", "name": "casebook", "filename": ["/b/casebook"]},
           {"type": "executable", "name": "casebook-lab", "filename": ["/b/casebook-lab"]},
           {"type": "executable", "name": "casebook-cli", "filename": ["/b/casebook-cli"]}]' \\
      >"$1/meson-info/intro-targets.json"
    ;;
  test)
    echo "$@" >>"$STATE/runs"
    printf '{"name": "%s", "result": "%s"}\\n' a OK b "${RESULT-OK}" >"$3/meson-logs/testlog.json"
    ;;
  devenv) shift 5 && echo "$@" ;;
esac
"""

NINJA = """
case " $* " in
  *' -n '*) echo 'ninja: 1 to do' ;;
  *) [ -z "${BREAK-}" ] || { echo 'a.c:1: error'; exit 1; } ;;
esac
"""


def setUpModule():
    """Links the real tools into one folder, leaving out those that are played."""
    global real_tools
    real_tools = tempfile.mkdtemp(prefix="casebook-")
    unittest.addModuleCleanup(shutil.rmtree, real_tools)
    for path in ("/usr/bin", "/usr/sbin", "/bin", "/sbin"):
        for tool in os.listdir(path):
            link = os.path.join(real_tools, tool)
            if tool not in BUILDING + ENTERING + FLATPAK and not os.path.lexists(link):
                os.symlink(os.path.join(path, tool), link)


class Host(unittest.TestCase):
    def setUp(self):
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="casebook-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.bin = os.path.join(self.folder, "bin")
        os.mkdir(self.bin)
        self.checkout = self.new_checkout("checkout")
        self.roots = os.path.join(self.folder, "cache", "casebook", "debian-13")
        keyring = os.path.join(self.folder, "keyring.gpg")
        pathlib.Path(keyring).touch()
        self.environment = {
            "PATH": f"{self.bin}:{real_tools}",
            "HOME": os.path.join(self.folder, "home"),
            "XDG_CACHE_HOME": os.path.join(self.folder, "cache"),
            "CASEBOOK_KEYRING": keyring,
            "STATE": self.folder,
        }
        self.user(0)

    def new_checkout(self, name):
        checkout = os.path.join(self.folder, name)
        for folder in ("build-aux", "flatpak"):
            shutil.copytree(os.path.join(SOURCE, folder), os.path.join(checkout, folder))
        shutil.copy(os.path.join(SOURCE, "meson.build"), checkout)
        os.mkdir(os.path.join(checkout, "po"))
        shutil.copy(os.path.join(SOURCE, "po", "LINGUAS"), os.path.join(checkout, "po"))
        return checkout

    def play(self, tool, script):
        with open(os.path.join(self.bin, tool), "w") as file:
            file.write("#!/bin/bash\n" + script)
        os.chmod(os.path.join(self.bin, tool), 0o755)

    def user(self, number):
        self.play("id", f'[ "$1" = -u ] && echo {number} || echo somebody-else')

    def able_to_make(self):
        self.play("mmdebstrap", MMDEBSTRAP)
        self.play("bwrap", BWRAP)
        self.play("unshare", 'shift; exec "$@"')

    def able_to_build(self):
        for tool in BUILDING:
            self.play(tool, "true")
        self.play("meson", MESON)
        self.play("ninja", NINJA)

    def start(self, script, *arguments, checkout=None, **environment):
        return subprocess.Popen(
            [os.path.join(checkout or self.checkout, "build-aux", script), *arguments],
            env={**self.environment, **environment},
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    def finish(self, process):
        output, errors = process.communicate(timeout=30)
        return process.returncode, output.splitlines(), errors.splitlines()

    def run_script(self, script, *arguments, **environment):
        return self.finish(self.start(script, *arguments, **environment))

    def wait_for(self, condition):
        deadline = time.monotonic() + 30
        while not condition():
            self.assertLess(time.monotonic(), deadline, "what was waited for did not happen")
            time.sleep(0.01)

    def state(self, name):
        path = pathlib.Path(self.folder, name)
        return path.read_text().splitlines() if path.exists() else []

    def complete_roots(self):
        return glob.glob(self.roots + "/????????????")

    def assert_nothing_half_made(self):
        self.assertEqual(glob.glob(self.roots + "/new.*"), [])
        self.assertEqual(glob.glob(self.roots + "/scratch"), [])

    def assert_one_line(self, result, *words):
        status, output, errors = result
        self.assertEqual((status, output, len(errors)), (1, [], 1), errors)
        for word in words:
            self.assertIn(word, errors[0])


class Missing(Host):
    def test_tools_for_an_ordinary_user(self):
        self.user(1000)
        self.play("apt-get", "exit 1")
        self.assert_one_line(
            self.run_script("run"), "sudo apt install mmdebstrap bubblewrap uidmap"
        )

    def test_tools_where_there_is_no_apt(self):
        self.assert_one_line(self.run_script("shell"), "mmdebstrap bubblewrap", "distribution")

    def test_tools_are_installed_for_root(self):
        self.play(
            "apt-get",
            f"""
            case " $* " in
              *' update '*) touch "$STATE/lists" ;;
              *' install '*)
                [ -e "$STATE/lists" ] || exit 100
                cp "$STATE/kept/"* {self.bin}
                ;;
            esac
            """,
        )
        self.able_to_make()
        os.mkdir(os.path.join(self.folder, "kept"))
        for tool in ("mmdebstrap", "bwrap"):
            shutil.move(os.path.join(self.bin, tool), os.path.join(self.folder, "kept"))
        status, output, errors = self.run_script("shell", "echo", "inside")
        self.assertEqual((status, output), (0, ["inside"]), errors)
        self.assertIn("casebook: installing mmdebstrap bubblewrap on this host with apt", errors)

    def test_packages_that_apt_cannot_get(self):
        self.play("apt-get", "echo 'E: Unable to locate package mmdebstrap' >&2; exit 100")
        status, _, errors = self.run_script("shell")
        self.assertEqual(status, 1)
        self.assertIn("Unable to locate package mmdebstrap", errors[-1])

    def test_keyring(self):
        self.able_to_make()
        result = self.run_script("shell", CASEBOOK_KEYRING="/nowhere")
        self.assert_one_line(result, "debian-archive-keyring")

    def test_name_spaces(self):
        self.able_to_make()
        self.play("bwrap", "echo 'bwrap: no permissions' >&2; exit 1")
        self.assert_one_line(self.run_script("shell"), "bwrap: no permissions", "namespaces")
        self.assert_nothing_half_made()

    def test_ids_of_an_ordinary_user(self):
        self.able_to_make()
        self.user(1000)
        self.play("newuidmap", "exit 1")
        result = self.run_script("shell")
        self.assert_one_line(result, "sudo usermod --add-subuids 100000-165535 somebody-else")

    def test_baseline_when_the_host_is_asked_for(self):
        result = self.run_script("shell", CASEBOOK_ENVIRONMENT="host")
        self.assert_one_line(result, "meson", "gtk4 >= 4.", "libadwaita-1 >= 1.")

    def test_place_of_an_unknown_name(self):
        result = self.run_script("shell", CASEBOOK_ENVIRONMENT="moon")
        self.assert_one_line(result, "'moon'")

    def test_cache_that_cannot_be_written(self):
        pathlib.Path(self.folder, "cache").touch()
        self.assert_one_line(self.run_script("shell"), "cannot write to")


class Making(Host):
    def setUp(self):
        super().setUp()
        self.able_to_make()

    def change_list(self, line):
        with open(os.path.join(self.checkout, "build-aux", "debian-13.packages"), "a") as file:
            file.write(line + "\n")

    def hold_up_making(self):
        self.play("mmdebstrap", MMDEBSTRAP + 'while [ ! -e "$STATE/go" ]; do sleep 0.02; done')

    def let_go(self):
        pathlib.Path(self.folder, "go").touch()

    def test_languages(self):
        """A root speaks those of po/LINGUAS, each as it is spoken in its country."""
        self.run_script("shell", "true")
        root = pathlib.Path(self.folder, "root")
        (root / "usr/share/i18n").mkdir(parents=True)
        (root / "etc").mkdir()
        names = "de_AT de_DE en_AU en_GB en_US es_ES pt_BR pt_PT sv_FI sv_SE zh_CN".split()
        (root / "usr/share/i18n/SUPPORTED").write_text(
            "".join(f"{name}.UTF-8 UTF-8\n{name} ISO-8859-1\n" for name in names))
        subprocess.run(["sh", os.path.join(self.folder, "locales.sh"), root], check=True)
        spoken = (root / "etc/locale.gen").read_text().splitlines()
        self.assertEqual(sorted(spoken), [f"{name}.UTF-8 UTF-8" for name in (
            "de_DE", "en_GB", "en_US", "es_ES", "pt_BR", "sv_FI", "sv_SE")])

    def test_failures_are_one_clear_line(self):
        for complaint, words in (
            ("E: Temporary failure resolving 'mirror'", "is the network there?"),
            ("cp: error writing 'x': No space left on device", "the disk is full"),
            ("E: Unable to locate package gtk5", "E: Unable to locate package gtk5"),
            ("W: NO_PUBKEY 1234", "upgrade debian-archive-keyring"),
        ):
            with self.subTest(complaint):
                self.play("mmdebstrap", f'{MMDEBSTRAP} echo "{complaint}" >&2; exit 1')
                status, _, errors = self.run_script("shell", "true")
                self.assertEqual(status, 1)
                self.assertIn(words, errors[-1])
                self.assertEqual(self.complete_roots(), [])
                self.assert_nothing_half_made()

    def test_second_start_makes_nothing(self):
        for _ in range(2):
            status, output, errors = self.run_script("shell", "echo", "inside")
            self.assertEqual((status, output), (0, ["inside"]), errors)
        self.assertEqual(errors, [])
        self.assertEqual(len(self.state("makings")), 1)

    def test_status_of_the_command_is_passed_on(self):
        self.assertEqual(self.run_script("shell", "sh", "-c", "exit 7")[0], 7)

    def test_two_starts_make_one_root(self):
        self.hold_up_making()
        first = self.start("shell", "echo", "first")
        self.wait_for(lambda: self.state("makings"))
        second = self.start("shell", "echo", "second")
        line = second.stderr.readline()
        self.assertIn("waiting for another start to make the private Debian 13", line)
        self.let_go()
        self.assertEqual(self.finish(first)[:2], (0, ["first"]))
        self.assertEqual(self.finish(second)[:2], (0, ["second"]))
        self.assertEqual(len(self.state("makings")), 1)

    def test_interruption_leaves_nothing_half_made(self):
        self.hold_up_making()
        for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            with self.subTest(number.name):
                before = len(self.state("makings"))
                process = self.start("shell", "true")
                self.wait_for(lambda: len(self.state("makings")) > before)
                process.send_signal(number)
                self.assertEqual(self.finish(process)[0], status)
                self.assertEqual(self.complete_roots(), [])
                self.assert_nothing_half_made()

    def test_next_start_clears_up_after_a_killed_one(self):
        self.hold_up_making()
        process = self.start("shell", "true")
        self.wait_for(lambda: self.state("makings"))
        process.kill()
        self.finish(process)
        self.assertEqual(len(glob.glob(self.roots + "/new.*")), 1)
        self.let_go()
        self.assertEqual(self.run_script("shell", "true")[0], 0)
        self.assertEqual(len(self.complete_roots()), 1)
        self.assert_nothing_half_made()

    def test_changed_list_replaces_the_root(self):
        self.run_script("shell", "true")
        (old,) = self.complete_roots()
        self.change_list("# a comment changes nothing")
        self.run_script("shell", "true")
        self.assertEqual(self.complete_roots(), [old])
        self.change_list("hello")
        self.run_script("shell", "true")
        (new,) = self.complete_roots()
        self.assertNotEqual(new, old)

    def test_root_of_another_checkout_is_kept_while_it_is_there(self):
        other = self.new_checkout("other")
        self.finish(self.start("shell", "true", checkout=other))
        self.change_list("hello")
        self.run_script("shell", "true")
        self.assertEqual(len(self.complete_roots()), 2)
        shutil.rmtree(other)
        self.run_script("shell", "true")
        self.assertEqual(len(self.complete_roots()), 1)

    def test_root_that_somebody_is_in_is_kept(self):
        stay = f"until [ -e {self.folder}/go ]; do sleep 0.02; done"
        waiting = self.start("shell", "sh", "-c", stay)
        self.wait_for(self.complete_roots)
        self.wait_for(lambda: glob.glob(self.roots + "/used/*"))
        self.change_list("hello")
        self.run_script("shell", "true")
        self.assertEqual(len(self.complete_roots()), 2)
        self.let_go()
        self.finish(waiting)
        self.run_script("shell", "true")
        self.assertEqual(len(self.complete_roots()), 1)


class Building(Host):
    def setUp(self):
        super().setUp()
        self.able_to_build()

    def test_default_is_quick(self):
        status, output, errors = self.run_script("test")
        self.assertEqual((status, output[-1]), (0, "2 passed, 0 failed"), errors)
        self.assertEqual(self.state("runs")[-1].split("--suite", 1)[1], " game --suite ui")

    def test_all_suites_and_the_sanitized_ones_are_counted(self):
        status, output, errors = self.run_script("test", "all")
        self.assertEqual((status, output[-1]), (0, "4 passed, 0 failed"), errors)
        runs = [line.split("--suite", 1)[1] for line in self.state("runs")]
        self.assertEqual(runs, [" game --suite ui --suite wayland", " game"])

    def test_one_suite(self):
        status, output, _ = self.run_script("test", "ui")
        self.assertEqual((status, output[-1]), (0, "2 passed, 0 failed"))

    def test_failures_and_skips_are_counted(self):
        for result, line, status in (
            ("FAIL", "1 passed, 1 failed", 1),
            ("TIMEOUT", "1 passed, 1 failed", 1),
            ("SKIP", "1 passed, 0 failed, 1 skipped", 0),
        ):
            with self.subTest(result):
                got, output, _ = self.run_script("test", "ui", RESULT=result)
                self.assertEqual((got, output[-1]), (status, line))

    def test_suite_that_is_none(self):
        status, output, errors = self.run_script("test", "gmae")
        self.assertEqual((status, output), (2, []))
        self.assertIn("there is no suite 'gmae'; there are: game looks ui wayland", errors[-1])

    def test_broken_build_fails_and_is_shown(self):
        status, output, errors = self.run_script("test", BREAK="yes")
        self.assertEqual((status, output[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("a.c:1: error", errors)

    def test_open_a_case(self):
        pathlib.Path(self.folder, "a case.casebook").touch()
        status, output, errors = self.run_script("run", "a case.casebook", DISPLAY=":1")
        self.assertEqual((status, output), (0, ["/b/casebook a case.casebook"]), errors)

    def test_case_that_is_not_there(self):
        self.assert_one_line(self.run_script("run", "no.casebook"), "there is no file no.casebook")

    def test_arguments_for_the_terminal(self):
        _, output, _ = self.run_script("run", "--cli", "--help", "x")
        self.assertEqual(output, ["/b/casebook-cli --help x"])
        _, output, _ = self.run_script("run", "--lab", "--help", "x")
        self.assertEqual(output, ["/b/casebook-lab --help x"])

    def test_no_display(self):
        status, output, errors = self.run_script("run")
        self.assertEqual(status, 0)
        self.assertRegex(output[0], "/b/casebook-cli sheet /.*/published-six-players.casebook")
        self.assertIn("no window without a display", errors[-1])

    def test_version_needs_no_display(self):
        for option in ("--version", "-V"):
            status, output, errors = self.run_script("run", option)
            self.assertEqual((status, output), (0, [f"/b/casebook-cli {option}"]), errors)

    def test_help(self):
        for script in ("run", "test", "shell", "flatpak"):
            _, output, _ = self.run_script(script, "--help")
            self.assertIn(f"build-aux/{script}", output[0])


class Flatpak(Host):
    """Where the runtime is Flathub's; the stand-in is tried by the suite flatpak."""

    def bundle(self, **environment):
        return self.run_script("flatpak", "--bundle", "x.flatpak", **environment)

    def test_bundle(self):
        self.play("flatpak", 'echo "$@" >>"$STATE/calls"; [ "$1" != build-bundle ] || touch "$3"')
        self.play("flatpak-builder", 'echo builder "$@" >>"$STATE/calls"')
        status, output, errors = self.bundle()
        self.assertEqual((status, output), (0, []), errors)
        self.assertIn("wrote x.flatpak", errors[-1])
        info, builder, bundle = self.state("calls")
        self.assertRegex(info, r"^info org\.gnome\.Sdk//\d+$")
        self.assertIn("--install-deps-from=flathub", builder)
        self.assertTrue(builder.endswith("/flatpak/io.github.casebook.Casebook.json"), builder)
        self.assertTrue(bundle.endswith("x.flatpak io.github.casebook.Casebook stable"), bundle)

    def test_broken_build(self):
        self.play("flatpak", "true")
        self.play("flatpak-builder", "echo a.c:1: error; exit 1")
        status, output, errors = self.bundle()
        self.assertEqual((status, output), (1, []))
        self.assertIn("a.c:1: error", errors)

    def test_runtime_that_is_not_there(self):
        self.assert_one_line(self.bundle(CASEBOOK_RUNTIME="flathub"), "org.gnome.Sdk//")
        self.assert_one_line(self.bundle(CASEBOOK_RUNTIME="moon"), "'moon'")

    def test_no_display(self):
        self.assert_one_line(self.run_script("flatpak"), "no window without a display")

    def test_unknown_option(self):
        self.assert_one_line(self.run_script("flatpak", "--bubble"), "--bubble")

    def test_manifest_of_a_release(self):
        metainfo = "io.github.casebook.Casebook.metainfo.xml.in"
        os.mkdir(os.path.join(self.checkout, "data"))
        shutil.copy(os.path.join(SOURCE, "data", metainfo), os.path.join(self.checkout, "data"))
        self.play("git", '[ "$3" = rev-parse ] && echo 1a2b3c || echo v1.0')
        status, output, errors = self.run_script("flatpak", "--manifest")
        self.assertEqual(status, 0, errors)
        manifest = json.loads("\n".join(output))
        source, = manifest["modules"][-1]["sources"]
        self.assertEqual((source["type"], source["tag"], source["commit"]),
                         ("git", "v1.0", "1a2b3c"))
        self.assertRegex(source["url"], r"^https://.*\.git$")

    def test_manifest_of_what_is_not_released(self):
        self.play("git", "exit 128")
        self.assert_one_line(self.run_script("flatpak", "--manifest"), "no tag")


if __name__ == "__main__":
    unittest.main()
