#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# in-session.sh PROGRAM ARGUMENTS…
#
# Runs a program in a session of its own: a display, a session bus on which the accessibility bus
# starts when asked for, directories of its own, software rendering.
set -eu

home=$(mktemp -d "${TMPDIR:-/tmp}/casebook-e2e-XXXXXX")
trap 'rm -rf "$home"' EXIT INT TERM
mkdir -m 700 "$home/run"

export HOME="$home" XDG_RUNTIME_DIR="$home/run"
export XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config"
export XDG_CACHE_HOME="$home/cache" XDG_STATE_HOME="$home/state"
export GSETTINGS_BACKEND=memory GIO_USE_VFS=local GIO_USE_VOLUME_MONITOR=unix
export GDK_BACKEND=x11 GDK_DISABLE=gl,vulkan GSK_RENDERER=cairo GDK_DEBUG=no-portals
export LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS GTK_A11Y NO_AT_BRIDGE G_DEBUG

# The server itself finds a free number and says when it is ready, and goes on when its last client
# has gone.
mkfifo "$home/number"
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$home/number" >&2 &
server=$!
trap 'kill "$server"; rm -rf "$home"' EXIT INT TERM
read -r number <"$home/number"
export DISPLAY=":$number"

# What the services of the session print is not what the program prints.
dbus-run-session -- sh -c 'exec "$@" >&9 9>&-' sh "$@" 9>&1 >&2
