#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# in-display.sh PROGRAM ARGUMENTS…
#
# Runs a program that draws, the same way everywhere: a display, a session bus, settings and
# directories of its own, software rendering, and every warning fatal.
set -eu

home=$(mktemp -d "${TMPDIR:-/tmp}/casebook-test-XXXXXX")
trap 'rm -rf "$home"' EXIT INT TERM
mkdir -m 700 "$home/run"

export HOME="$home" XDG_RUNTIME_DIR="$home/run"
export XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config"
export XDG_CACHE_HOME="$home/cache" XDG_STATE_HOME="$home/state"
export GSETTINGS_BACKEND=memory GIO_USE_VFS=local GIO_USE_VOLUME_MONITOR=unix
export GDK_BACKEND=x11 GDK_DISABLE=gl,vulkan GSK_RENDERER=cairo GDK_DEBUG="no-portals${GDK_DEBUG:+,$GDK_DEBUG}"
export GTK_A11Y="${GTK_A11Y:-test}"
export G_DEBUG="${G_DEBUG:-fatal-warnings}"
export NO_AT_BRIDGE=1
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS

# The pointer is in the middle of the screen, and outside of windows of the sizes that are tried.
xvfb-run --auto-servernum --server-args='-screen 0 1920x1600x24 -nolisten tcp' \
  dbus-run-session -- "$@"
