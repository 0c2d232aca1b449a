# test-sandbox.py - what the Flatpak may do, and what not
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each refusal has a control: the same, with the sandbox made weaker in just that point, works."""

import configparser
import os
import socket

from casebook import run
from flatpak import APP_ID, BUNDLE, EXPORTS, HOME, flatpak, install, run_inside


def test_installed_from_the_bundle():
    install(BUNDLE)
    assert APP_ID in flatpak("list", "--app", "--columns=application").split()


def test_permissions():
    permissions = configparser.ConfigParser()
    permissions.read_string(flatpak("info", "--show-permissions", APP_ID))
    assert permissions.sections() == ["Context"], permissions.sections()
    context = {key: set(value.strip(";").split(";"))
               for key, value in permissions["Context"].items()}
    assert context.pop("sockets") - {"x11"} == {"wayland", "fallback-x11"}
    assert context == {"shared": {"ipc"}, "devices": {"dri"}}, context


def test_home_is_out_of_reach():
    secret = os.path.join(HOME, "Documents", "secret")
    with open(secret, "w", encoding="utf-8") as file:
        file.write("the butler")
    assert run_inside(f"cat '{secret}'").returncode != 0
    assert run_inside(f"cat '{secret}'", "--filesystem=home").stdout == "the butler"


def test_nothing_is_written_into_the_home():
    path = os.path.join(HOME, "Documents", "left-behind")
    run_inside(f"mkdir -p '{HOME}/Documents'; echo 1 >'{path}'")
    assert not os.path.exists(path)
    run_inside(f"echo 1 >'{path}'", "--filesystem=home")
    assert os.path.exists(path)


def test_the_system_cannot_be_changed():
    for folder in ("/app", "/usr"):
        assert run_inside(f"touch {folder}/new").returncode != 0, folder
    assert run_inside('touch "$XDG_DATA_HOME/new"').returncode == 0


def test_no_network():
    with socket.create_server(("127.0.0.1", 0)) as server:
        call = f"exec bash -c ': </dev/tcp/127.0.0.1/{server.getsockname()[1]}'"
        assert run_inside(call).returncode != 0
        assert run_inside(call, "--share=network").returncode == 0


def test_own_libraries():
    lines = run_inside("ldd /app/bin/casebook").stdout.splitlines()
    missing = [line for line in lines if "not found" in line]
    assert missing == [], missing
    assert any("libqrencode" in line and "/app/lib/" in line for line in lines)


def test_what_the_desktop_gets():
    for path in (f"applications/{APP_ID}.desktop", f"metainfo/{APP_ID}.metainfo.xml",
                 f"dbus-1/services/{APP_ID}.service", f"mime/packages/{APP_ID}.xml",
                 f"icons/hicolor/scalable/apps/{APP_ID}.svg",
                 f"icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg"):
        assert os.path.exists(os.path.join(EXPORTS, path)), path
    entry = configparser.ConfigParser(interpolation=None, strict=False)
    entry.optionxform = str
    entry.read(os.path.join(EXPORTS, "applications", f"{APP_ID}.desktop"), encoding="utf-8")
    command = entry["Desktop Entry"]["Exec"].split()
    assert APP_ID in command and "--file-forwarding" in command, command
    assert entry["Desktop Entry"]["DBusActivatable"] == "true"


run(test_installed_from_the_bundle, test_permissions, test_home_is_out_of_reach,
    test_nothing_is_written_into_the_home, test_the_system_cannot_be_changed, test_no_network,
    test_own_libraries, test_what_the_desktop_gets)
