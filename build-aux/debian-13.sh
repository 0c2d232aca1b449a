# debian-13.sh - the private Debian 13 for hosts without the baseline
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by environment.sh. The roots lie side by side in the user's cache:
#
#   debian-13/KEY/        a complete root; its directory is locked (shared) by whoever is in it
#   debian-13/new.XXXXXX  one being made; renamed to KEY as the last step
#   debian-13/used/KEY.*  symbolic links to the checkouts, or their lists, that ask for KEY
#   debian-13/lock        held while a root is made or removed, also by mmdebstrap itself, so that
#                         nobody touches what an orphan of a killed start still writes
#
# KEY is a hash of the lists of packages, so that another list is another root. What is done in one
# is done with the isolation that is set.

recipe=2 # to be raised when debian-13-make.sh changes what a root holds
roots=$cache/debian-13
# A root made before a language came does not speak it; what wants it there is skipped.
mapfile -t languages < <(sed '/^#/d' "$top/po/LINGUAS"; echo en_US)
lists=("$top/build-aux/debian-13.packages")
user=$top # whose root it is: when that is gone, the root may go
extras=() # options for mmdebstrap
isolation=(--unshare-pid --proc /proc)
devices=(/dev/dri)
ordinary=1000 # the user that root becomes where root would be too mighty
making='a private Debian 13' size='1.4 GB' # what is said of a root that is made

# shellcheck source=build-aux/debian-13-make.sh
. "$top/build-aux/debian-13-make.sh"

packages() { sed 's/#.*//; s/[[:space:]]//g; /^$/d; /:/d' "${lists[@]}" | sort -u; }

# The packages that are unpacked without what they depend on.
bare_packages() { sed -n 's/^bare:\([^ #]*\).*/\1/p' "${lists[@]}" | sort -u; }

# Sets `key` and `root` to those of the lists.
choose_root() {
  [ -n "$(packages)" ] || die "${lists[*]} names no package"
  key=$({ echo "$recipe"; uname -m; packages; bare_packages; } | sha256sum | cut -c1-12)
  root=$roots/$key
}

# Makes sure that the root of the lists exists and stays as long as `root_lock` is open; sets `key`
# and `root`. $1 says what the host lacks.
lock_root() {
  choose_root
  writable "$roots/used"
  # A root found here may be on its way out: once locked, it has to be there still.
  until [ -d "$root" ] && exec {root_lock}<"$root" && flock -s "$root_lock" &&
    [ "$root" -ef "/dev/fd/$root_lock" ]; do
    make_root "$1"
  done
}

# Locks the root of the lists and sets `debian_13`, the command that runs a command in it. $1 says
# what the host lacks.
enter_debian_13() {
  lock_root "$1"
  command -v bwrap >/dev/null || install_missing
  remember_use
  remove_outdated
  set_command
}

remember_use() {
  local hash
  hash=$(printf %s "$user" | sha256sum | cut -c1-12)
  [ -e "$roots/used/$key.$hash" ] && return
  rm -f "$roots/used/"*".$hash"
  ln -sfn "$user" "$roots/used/$key.$hash"
}

# Removes what is left of interrupted starts, and the roots that no checkout asks for any more and
# nobody is in.
remove_outdated() {
  local other others=() removing inhabitants user
  for other in "$roots"/*; do
    case ${other##*/} in
      "$key" | used | lock | log | '*') ;;
      *) others+=("$other") ;;
    esac
  done
  [ "${#others[@]}" -gt 0 ] || return 0
  exec {removing}>>"$roots/lock"
  if flock -n "$removing"; then
    remove_half_made
    for other in "$roots"/????????????; do
      [ "$other" != "$root" ] || continue
      for user in "$roots/used/${other##*/}".*; do
        [ ! -e "$user" ] || continue 2
      done
      exec {inhabitants}<"$other"
      if flock -n "$inhabitants"; then
        say "removing an outdated private Debian 13"
        rm -f "$roots/used/${other##*/}".*
        mv -T "$other" "$roots/new.outdated" && rm -rf --one-file-system "$roots/new.outdated"
      fi
      exec {inhabitants}<&-
    done
  fi
  exec {removing}>&-
}

# Adds the host's folder $1 to the command; fails for what belongs to the system, of which the root
# has its own.
bind_folder() {
  case $1 in
    /usr/src/* | /usr/local/src/*) ;; # always bound
    / | /bin | /boot | /dev | /etc | /lib* | /proc | /run | /sbin | /sys | /usr | /var) return 1 ;;
    /bin/* | /boot/* | /dev/* | /etc/* | /proc/* | /sbin/* | /sys/* | /usr/*) return 1 ;;
    *) debian_13+=(--bind-try "$1" "$1") ;;
  esac
}

# Begins the command with the variables that the programs inside get: the host's own, as far as they
# mean there what they mean here.
pass_variables() {
  local name value
  debian_13=(env -i LANG=C.UTF-8)
  for name in $(compgen -e); do
    value=${!name}
    case $name in
      LANG | LC_*)
        # A language the root does not speak would only bring warnings.
        grep -qs "^${value%%.*}\.UTF-8 " "$root/etc/locale.gen" || value=C.UTF-8
        ;;
      XDG_*_DIRS) continue ;;
      ADW_* | ASAN_* | CASEBOOK_* | G_* | GDK_* | GSK_* | GTK_* | MESON_* | UBSAN_* | XDG_*) ;;
      AT_SPI_BUS_ADDRESS | CI | COLORTERM | DBUS_SESSION_BUS_ADDRESS | DISPLAY | HOME) ;;
      LANGUAGE | LOGNAME | NINJA_STATUS | NO_COLOR | TERM | TZ | USER | WAYLAND_DISPLAY) ;;
      XAUTHORITY) ;;
      *) continue ;;
    esac
    debian_13+=("$name=$value")
  done
  debian_13+=(
    PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
    "CASEBOOK_INSIDE=$key" debian_chroot=debian-13
    "CCACHE_DIR=$cache/ccache"
    # The desktop's settings service need not be there; preferences are to last all the same.
    "GSETTINGS_BACKEND=${GSETTINGS_BACKEND-keyfile}"
  )
  [ -e /dev/dri ] || debian_13+=("GSK_RENDERER=${GSK_RENDERER-cairo}")
}

set_command() {
  local folder device
  pass_variables
  debian_13+=(
    "$(command -v bwrap)" --die-with-parent "${isolation[@]}" --dev /dev
    --ro-bind-try /sys /sys
    --ro-bind "$root/usr" /usr --ro-bind "$root/etc" /etc
    --symlink usr/bin /bin --symlink usr/sbin /sbin --symlink usr/lib /lib
    --ro-bind-try /etc/localtime /etc/localtime
    --ro-bind-try /etc/hosts /etc/hosts
    --ro-bind "$root/var/cache/fontconfig" /var/cache/fontconfig
    --dir /run --dir /var/lib/xkb --symlink ../run /var/run
  )
  for device in "${devices[@]}"; do
    debian_13+=(--dev-bind-try "$device" "$device")
  done
  [ ! -e "$root/lib64" ] || debian_13+=(--symlink usr/lib64 /lib64)
  for folder in /*; do
    if [ -L "$folder" ] && [ ! -e "$root$folder" ]; then
      debian_13+=(--symlink "$(readlink "$folder")" "$folder")
    elif [ -d "$folder" ] && [ ! -L "$folder" ]; then
      bind_folder "$folder" || true
    fi
  done
  debian_13+=(--bind-try /usr/src /usr/src --bind-try /usr/local/src /usr/local/src)
  for folder in /var/tmp /run/media "${XDG_RUNTIME_DIR-}" "${XAUTHORITY:+${XAUTHORITY%/*}}" \
    "$HOME" "$cache" "$top" "${reached[@]}"; do
    [ -z "$folder" ] || bind_folder "$(realpath -m -- "$folder")" || true
  done
  bind_folder "$(pwd -P)" || [ -d "$root$PWD" ] || place=$top
  debian_13+=(--chdir "$place" --)
}
