#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# in-session.sh [--wayland | --tiled | --touch] PROGRAM ARGUMENTS…
#
# Runs a program in a session of its own: a display (Xvfb; sway without a screen, where windows have
# the size that they want or the one that they are given; or mutter with the touch screen of a
# telephone), a session bus on which the accessibility bus starts when asked for, directories of its
# own, software rendering.
set -eu

server=xvfb floating=enable
case $1 in
  --wayland) server=sway ;;
  --tiled) server=sway floating=disable ;;
  --touch) server=mutter ;;
esac
[ "$server" = xvfb ] || shift

die() {
  echo "in-session.sh: $1" >&2
  exit 1
}

home=$(mktemp -d "${TMPDIR:-/tmp}/casebook-e2e-XXXXXX")
trap 'rm -rf "$home"' EXIT INT TERM
mkdir -m 700 "$home/run"

export HOME="$home" XDG_RUNTIME_DIR="$home/run"
export XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config"
export XDG_CACHE_HOME="$home/cache" XDG_STATE_HOME="$home/state"
export GSETTINGS_BACKEND=memory GIO_USE_VFS=local GIO_USE_VOLUME_MONITOR=unix
export GDK_DISABLE=gl,vulkan GSK_RENDERER=cairo GDK_DEBUG=no-portals
export LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS GTK_A11Y NO_AT_BRIDGE
unset G_DEBUG

if [ "$server" = mutter ]; then
  # It takes the session bus, and PipeWire for what is touched; it ends with the program.
  export GDK_BACKEND=wayland
  status=0
  dbus-run-session -- sh -c '
    pipewire & servers=$!
    wireplumber & servers="$servers $!"
    mutter --headless --wayland --no-x11 --virtual-monitor 360x640 --wayland-display=wayland-9 &
    trap "kill $servers $!" EXIT
    until [ -S "$XDG_RUNTIME_DIR/wayland-9" ]; do kill -0 $! && sleep 0.02; done
    WAYLAND_DISPLAY=wayland-9 "$@" >&9 9>&-' sh "$@" 9>&1 >&2 || status=$?
  exit "$status"
fi

mkfifo "$home/ready"
case $server in
  xvfb)
    # The server itself finds a free number and says when it is ready, and goes on when its last
    # client has gone.
    Xvfb -displayfd 3 -screen 0 "${DISPLAY_SIZE:-1280x1024}x24" -nolisten tcp -noreset 3>"$home/ready" >&2 &
    export GDK_BACKEND=x11
    ;;
  sway)
    # It says that it is ready by starting what its settings name.
    mkdir -p "$XDG_CONFIG_HOME/sway"
    printf '%s\n' 'xwayland disable' 'output HEADLESS-1 resolution 1280x1024 scale 1' \
      'default_border none' "for_window [app_id=\".*\"] floating $floating" \
      "exec sh -c 'echo \"\$WAYLAND_DISPLAY \$SWAYSOCK\" >$home/ready'" >"$XDG_CONFIG_HOME/sway/config"
    WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman sway >&2 &
    export GDK_BACKEND=wayland
    ;;
esac
server_process=$!
trap 'kill "$server_process"; rm -rf "$home"' EXIT INT TERM
# One that ends at once never says that it is ready.
ready=$(timeout 60 cat "$home/ready") || die "$server does not start here"
display=${ready%% *} socket=${ready#* }
if [ "$server" = xvfb ]; then
  export DISPLAY=":$display"
else
  export WAYLAND_DISPLAY="$display" SWAYSOCK="$socket"
fi

# What the services of the session print is not what the program prints.
dbus-run-session -- sh -c 'exec "$@" >&9 9>&-' sh "$@" 9>&1 >&2
