# orca.py - what somebody hears who sees nothing
# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca itself, with a speech server that writes down what it is given to say instead of saying it.
Orca talks to it by SSIP, the protocol of speech-dispatcher, over a socket in the run-time folder."""

import os
import re
import shutil
import socketserver
import subprocess
import threading

from casebook import RUNNING, wait_for
from hands import find_window_id, press_keys

SOCKET = os.path.join(os.environ["XDG_RUNTIME_DIR"], "speech-dispatcher", "speechd.sock")

# What Orca asks, and what it waits for. All else is answered with 200.
ANSWERS = {
    "SPEAK": "230 OK RECEIVING DATA",
    "QUIT": "231 HAPPY HACKING",
    "STOP": "210 OK STOPPED",
    "CANCEL": "210 OK STOPPED",
    "GET": "251-0\r\n251 OK",
    "HISTORY": "245-1\r\n245 OK",
    "LIST OUTPUT_MODULES": "250-written\r\n250 OK",
    "LIST SYNTHESIS_VOICES": "249-written\ten\tnone\r\n249 OK",
}


def read_text(lines):
    """What follows SPEAK, up to a full stop alone, without its marks."""
    text = []
    for line in lines:
        line = line.decode().rstrip("\r\n")
        if line == ".":
            break
        text.append(line.removeprefix(".") if line.startswith("..") else line)
    text = re.sub(r"<[^>]*>", "", " ".join(text))
    for entity, character in (("lt", "<"), ("gt", ">"), ("quot", '"'), ("apos", "'"), ("amp", "&")):
        text = text.replace(f"&{entity};", character)
    return text.strip()


class Client(socketserver.StreamRequestHandler):
    """One connection of Orca's to the speech server."""

    def answer(self, text):
        self.wfile.write(f"{text}\r\n".encode())

    def take(self, text):
        """Something to be said is said at once."""
        self.server.said.append(text)
        number = len(self.server.said)
        print(text, file=self.server.transcript, flush=True)
        self.answer(f"225-{number}\r\n225 OK MESSAGE QUEUED")
        if self.notifies:
            for code, word in ((701, "BEGIN"), (702, "END")):
                self.answer(f"{code}-{number}\r\n{code}-1\r\n{code} {word}")

    def handle(self):
        self.notifies = False
        for line in self.rfile:
            command = line.decode().strip()
            word, _, rest = command.partition(" ")
            if word == "SPEAK":
                self.answer(ANSWERS[word])
                self.take(read_text(self.rfile))
            elif word in ("CHAR", "KEY", "SOUND_ICON"):
                self.take(rest)
            elif "NOTIFICATION" in command:
                self.notifies = True
                self.answer("220 OK NOTIFICATION SET")
            else:
                self.answer(ANSWERS.get(command) or ANSWERS.get(word, "200 OK"))


class SpeechServer(socketserver.ThreadingUnixStreamServer):
    """It has to be there before Orca is, which would start one of its own."""

    daemon_threads = True

    def __init__(self, transcript):
        os.makedirs(os.path.dirname(SOCKET), exist_ok=True)
        if os.path.exists(SOCKET):
            os.remove(SOCKET)
        super().__init__(SOCKET, Client)
        self.said = []
        self.transcript = open(transcript, "w", encoding="utf-8")
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Orca:
    """A running screen reader. Keys are not echoed; what they lead to is said, and kept in a file
    of that name."""

    def __init__(self, name):
        self.server = SpeechServer(os.path.join(os.environ["ARTEFACTS"], f"heard-{name}.txt"))
        self.process = subprocess.Popen(["orca", "--disable", "key-echo"],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        RUNNING.append(self.kill)
        wait_for(lambda: "Screen reader on." in self.server.said, "Orca to start")

    def look_at(self, casebook):
        """Without a window manager the first window is active before its parts are on the bus, and
        Orca does not believe in them: it is shown once more."""
        window = wait_for(lambda: find_window_id(casebook), "a window on the display")
        subprocess.run(["xdotool", "windowunmap", "--sync", window, "windowmap", "--sync", window,
                        "windowfocus", "--sync", window], check=True)

    def count(self):
        return len(self.server.said)

    def list_said(self):
        """All that was said so far."""
        return list(self.server.said)

    def wait_for(self, part, since=0):
        """Returns all that was said since some moment, up to what has this part."""
        def look():
            said = list(self.server.said[since:])
            return next((said[:n + 1] for n, text in enumerate(said) if part in text), None)
        return wait_for(look, f"Orca to say “{part}”")

    def press(self, *keys, until):
        """Presses keys and returns what was said from then on, up to what has `until` in it."""
        since = self.count()
        press_keys(*keys)
        return self.wait_for(until, since)

    def kill(self):
        """Orca ends in its own time only while the program goes on."""
        self.process.kill()
        self.process.wait()

    def end(self):
        self.kill()
        self.server.shutdown()
        self.server.transcript.close()


def is_there():
    return shutil.which("orca") is not None
