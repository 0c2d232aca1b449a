# flatpak-build.sh - how and where Casebook's Flatpak is built
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by flatpak and test. What is built lies in the checkout:
#
#   _build/flatpak/state/             what flatpak-builder keeps to be faster next time
#   _build/flatpak/app/               Casebook, built
#   _build/flatpak/repository/        the same as flatpak takes it
#   _build/flatpak/installation/      Casebook, installed, where the runtime is a stand-in

app_id=io.github.casebook.Casebook
manifest=$top/flatpak/$app_id.json
branch=$(sed -n 's/.*"runtime-version": "\(.*\)".*/\1/p' "$manifest")
folder=$top/_build/flatpak
flatpak_tools=() # the command that runs a command where flatpak is; none where that is the host

# Whether the host builds Flatpaks and has the runtime, or gets it from Flathub.
host_has_runtime() {
  command -v flatpak >/dev/null && command -v flatpak-builder >/dev/null || return
  flatpak info "org.gnome.Sdk//$branch" >/dev/null 2>&1 ||
    flatpak remote-info flathub "org.gnome.Sdk//$branch" >/dev/null 2>&1
}

# Decides which runtime is used, and makes the one that stands in for Flathub's if need be.
choose_runtime() {
  case ${CASEBOOK_RUNTIME-} in
    stand-in) ;;
    flathub | '')
      if host_has_runtime; then return; fi
      [ -z "${CASEBOOK_RUNTIME-}" ] ||
        die "flatpak, flatpak-builder and org.gnome.Sdk//$branch of the remote flathub are wanted"
      ;;
    *) die "CASEBOOK_RUNTIME is '$CASEBOOK_RUNTIME'; it can be 'flathub' or 'stand-in'" ;;
  esac
  # shellcheck source=build-aux/flatpak-stand-in.sh
  . "$top/build-aux/flatpak-stand-in.sh"
  enter_flatpak_tools
  make_stand_ins
}

# Runs a command of flatpak's.
flatpaking() { "${flatpak_tools[@]}" "$@"; }

# The same in a session: the host has one, a private Debian 13 need not, and has no system's bus, on
# which flatpak wants to ask what children may install.
# shellcheck disable=SC2016 # a program
in_session() {
  local run=()
  if [ "${#flatpak_tools[@]}" -gt 0 ]; then
    run=(sh -c 'DBUS_SYSTEM_BUS_ADDRESS=$DBUS_SESSION_BUS_ADDRESS exec "$@"' sh)
    [ -n "${DBUS_SESSION_BUS_ADDRESS-}" ] || run=(dbus-run-session -- "${run[@]}")
  fi
  flatpaking "${run[@]}" "$@"
}

build_flatpak() {
  local status=0 options=(--user --force-clean --ccache --disable-updates)
  if [ "${#flatpak_tools[@]}" = 0 ]; then
    options+=(--install-deps-from=flathub)
  else
    options+=(--disable-rofiles-fuse --extra-sources="$stand_ins/sources")
  fi
  mkdir -p "$folder"
  hold "$folder/lock" "another build of a Flatpak in this checkout"
  say "building a Flatpak of this checkout"
  quietly flatpaking flatpak-builder "${options[@]}" --state-dir="$folder/state" \
    --repo="$folder/repository" --default-branch=stable "$folder/app" "$manifest" || status=1
  release "$folder/lock"
  [ "$status" = 0 ] || say "building the Flatpak failed (see above)"
  return "$status"
}

# Writes the file $1, which holds all that was built.
bundle_flatpak() {
  flatpaking flatpak build-bundle "$folder/repository" "$1" "$app_id" stable >&2
  say "wrote $1 ($(du -h "$1" | cut -f1))"
}

# Writes the file $1 with what was built as if it were a newer version.
bundle_next_version() {
  # shellcheck disable=SC2016 # a program
  flatpaking sh -euc '
    rm -rf "$1/next"
    cp -a "$1/app" "$1/next"
    sed -i "s/<releases>/&<release version=\"99.0\" date=\"2099-01-01\"\/>/" \
      "$1/next/files/share/metainfo/$2.metainfo.xml"
    flatpak build-export --disable-fsync "$1/next-repository" "$1/next" stable
    flatpak build-bundle "$1/next-repository" "$3" "$2" stable
    rm -rf "$1/next" "$1/next-repository"
  ' sh "$folder" "$app_id" "$1" >&2
}
