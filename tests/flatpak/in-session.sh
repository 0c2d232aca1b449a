#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# in-session.sh FOLDER PROGRAM ARGUMENTS…
#
# Runs a program in a session of its own, as that of somebody who just got an account: a home in the
# folder, a display, a session bus that starts services, also those of Flatpaks, the portal through
# which files get into sandboxes, and no Flatpak installed but the runtime. In the home there are
# programs as casebook.py wants them. Whoever starts this may mount; the program may not.
set -eu

home=$(mktemp -d "$1/home.XXXXXX")
shift
trap 'rm -rf "$home"' EXIT INT TERM
mkdir "$home/bin" "$home/Documents"

export APP_ID=io.github.casebook.Casebook
XDG_RUNTIME_DIR=/run/user/$(id -u)
export XDG_RUNTIME_DIR HOME="$home" FLATPAK_USER_DIR="$home/flatpak"
export XDG_DATA_DIRS="$FLATPAK_USER_DIR/exports/share:/usr/local/share:/usr/share"
export XDG_DATA_HOME="$home/.var/app/$APP_ID/data" XDG_STATE_HOME="$home/.var/app/$APP_ID/.local/state"
export GDK_BACKEND=x11 GDK_DISABLE=gl,vulkan GSK_RENDERER=cairo LC_ALL=C.UTF-8
unset XDG_CONFIG_HOME XDG_CACHE_HOME WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
unset GTK_A11Y NO_AT_BRIDGE G_DEBUG GDK_DEBUG GSETTINGS_BACKEND

export CASEBOOK="$home/bin/casebook" CASEBOOK_CLI="$home/bin/casebook-cli"
cat >"$CASEBOOK" <<END
#!/bin/sh
exec flatpak run --die-with-parent --file-forwarding $APP_ID "\$@"
END
cat >"$CASEBOOK_CLI" <<END
#!/bin/sh
exec flatpak run --command=casebook-cli $APP_ID "\$@"
END
chmod +x "$CASEBOOK" "$CASEBOOK_CLI"

# The server and the bus say when they are ready, and end with this. What they, and the services of
# the session, print is not what the program prints.
mkfifo "$home/number" "$home/address"
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$home/number" >&2 &
server=$!
trap 'kill "$server"; rm -rf "$home"' EXIT INT TERM
read -r number <"$home/number"
export DISPLAY=":$number"

powerless="setpriv --inh-caps=-all --ambient-caps=-all"
$powerless dbus-daemon --session --nofork --print-address=3 3>"$home/address" >&2 &
bus=$!
trap 'kill "$bus" "$server"; rm -rf "$home"' EXIT INT TERM
read -r DBUS_SESSION_BUS_ADDRESS <"$home/address"
# flatpak wants to ask on the system's bus what children may install; nobody answers on this one.
export DBUS_SESSION_BUS_ADDRESS DBUS_SYSTEM_BUS_ADDRESS="$DBUS_SESSION_BUS_ADDRESS"

/usr/libexec/xdg-document-portal >&2 &
patience=300
until mountpoint -q "$XDG_RUNTIME_DIR/doc" || [ "$patience" = 0 ]; do
  sleep 0.1
  patience=$((patience - 1))
done

$powerless "$@"
