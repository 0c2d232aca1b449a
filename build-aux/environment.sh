# environment.sh - where Casebook is built, tested and run
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by run, test and shell. A host with the baseline (see meson.build) is used as it is; any
# other gets a private Debian 13 (see debian-13.sh), which sees the host's files at their own
# places, and the host's system not at all. All that is said here goes to standard error, so that
# the output of a command run inside can be piped.

set -eu -o pipefail

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
HOME=${HOME:-$(getent passwd "$(id -u)" | cut -d: -f6)}
export HOME
cache=${XDG_CACHE_HOME:-$HOME/.cache}/casebook
place=$PWD
reached=()
declare -A held

say() { printf 'casebook: %s\n' "$*" >&2; }

die() {
  say "$*"
  exit 1
}

# Prints the comment at the head of the script, which is its help.
help() { sed -n '5,/^$/s/^# \{0,1\}//p' "$0"; }

# Makes the folder $1, if need be, and makes sure that one can write in it.
writable() {
  mkdir -p "$1" 2>/dev/null || true
  [ -w "$1" ] || die "cannot write to $1: give it to $(id -un), or remove it"
}

# Locks the file $1 until it is released or we end; somebody else's $2 is waited for.
hold() {
  local descriptor
  writable "$(dirname "$1")"
  exec {descriptor}>>"$1" || die "cannot write to $1: remove it"
  held[$1]=$descriptor
  flock -n "$descriptor" && return
  say "waiting for $2 …"
  flock "$descriptor"
}

release() {
  local descriptor=${held[$1]}
  exec {descriptor}>&-
}

# Runs a command; its output is shown only when it fails.
quietly() {
  local output
  output=$("$@" 2>&1 </dev/null) && return
  printf '%s\n' "$output" >&2
  return 1
}

# Makes the folder of the file or the folder $1 reachable inside.
reach() {
  local folder=$1
  [ -d "$folder" ] || folder=$(dirname -- "$folder")
  folder=$(realpath -q -- "$folder") && reached+=("$folder")
}

# The least version meson.build asks of $1.
baseline() { sed -n "s/^$1_version = '\(.*\)'/\1/p" "$top/meson.build"; }

# Prints what the host lacks, a line each; the commands in $@ are wanted besides.
host_lacks() {
  local tool module
  for tool in cc meson ninja pkg-config blueprint-compiler msgfmt glib-compile-schemas \
    glib-compile-resources desktop-file-validate appstreamcli python3 "$@"; do
    command -v "$tool" >/dev/null || echo "$tool"
  done
  for module in "glib-2.0 >= $(baseline glib)" "gtk4 >= $(baseline gtk)" \
    "libadwaita-1 >= $(baseline adw)" json-glib-1.0; do
    pkg-config --exists "$module" 2>/dev/null || echo "$module"
  done
}

# Decides where to work: sets `key`, which names that place and its state, and `build`, the build
# folder that goes with it. The commands in $@ are wanted there besides what building takes.
# shellcheck disable=SC2034,SC2120 # not all scripts build, or want more
choose_environment() {
  local lacking
  key=${CASEBOOK_INSIDE-}
  build=$top/_build/debian-13
  [ -z "$key" ] || return 0
  case ${CASEBOOK_ENVIRONMENT-} in
    debian-13) lacking=choice ;;
    host | '') lacking=$(host_lacks "$@" | paste -sd, | sed 's/,/, /g') ;;
    *) die "CASEBOOK_ENVIRONMENT is '$CASEBOOK_ENVIRONMENT'; it can be 'host' or 'debian-13'" ;;
  esac
  if [ -z "$lacking" ]; then
    key=host
    build=$top/_build/host
  elif [ "${CASEBOOK_ENVIRONMENT-}" = host ]; then
    die "this host lacks $lacking; without CASEBOOK_ENVIRONMENT=host a private Debian 13 is used"
  else
    # shellcheck source=build-aux/debian-13.sh
    . "$top/build-aux/debian-13.sh"
    enter_debian_13 "$lacking"
  fi
}

# Runs a command in the chosen place.
inside() {
  if [ -n "${CASEBOOK_INSIDE-}" ] || [ "$key" = host ]; then
    "$@"
  else
    "${debian_13[@]}" "$@"
  fi
}

# Makes the build folder $1, unless it is there and was made in the same place with the same options
# for meson setup, $2….
configure() {
  local folder=$1 stamp map="-ffile-prefix-map=$top=."
  shift
  stamp="$key $*"
  [ "$(cat "$folder/.made-with" 2>/dev/null)" != "$stamp" ] || return 0
  say "configuring ${folder#"$top/"}"
  rm -rf "$folder" || die "cannot replace $folder: remove it"
  # Debug information that names files from the top of the checkout lets checkouts share what
  # ccache holds. Meson takes the words of the option apart as a shell would.
  quietly inside meson setup "-Dc_args=${map@Q}" "$@" "$folder" "$top" &&
    echo "$stamp" >"$folder/.made-with"
}

compile() {
  local folder=$1
  # When a meson.build has changed, configuring is a step of its own, too wordy to show.
  quietly inside ninja -C "$folder" build.ninja || return
  [[ $(inside ninja -C "$folder" -n 2>&1 </dev/null) != *'no work to do'* ]] || return 0
  say "building ${folder#"$top/"}"
  # On a terminal ninja shows its progress in one line.
  if [ -t 2 ]; then
    inside ninja -C "$folder" >&2 </dev/null
  else
    quietly inside ninja -C "$folder"
  fi
}

# Brings the build folder $1 up to date; further arguments are options for meson setup.
build_in() {
  local status=0
  hold "$top/_build/lock" "another build in this checkout"
  { configure "$@" && compile "$1"; } || status=1
  release "$top/_build/lock"
  [ "$status" = 0 ] || say "building ${1#"$top/"} failed (see above)"
  return "$status"
}
