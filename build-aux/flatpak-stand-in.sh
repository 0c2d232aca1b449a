# flatpak-stand-in.sh - a runtime and an SDK for where Flathub's are out of reach
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by flatpak-build.sh. They bear the names that the manifest asks for and hold packages of
# Debian 13. They are made once and lie side by side in the user's cache:
#
#   flatpak/KEY/               locked (shared) by whoever uses them
#   flatpak/KEY/installation/  the two, installed as flatpak does it
#   flatpak/KEY/sources/       upstream archives that the manifest's modules are built from
#   flatpak/KEY/new            there until all of it is
#   flatpak/lock               held while they are made
#
# KEY is a hash of what goes into them. flatpak itself is in a private Debian 13 of its own (see
# debian-13.sh), and sees nothing of the host's Flatpaks.

stand_in_recipe=1 # to be raised when this file changes what they hold

# shellcheck source=build-aux/debian-13.sh
. "$top/build-aux/debian-13.sh"

# Sets `flatpak_tools`, and `debian_13` to the same for somebody who may mount in there. Root is an
# ordinary user of a user name space: a sandbox that flatpak makes for root would hold nobody.
# shellcheck disable=SC2034 # lists and the like are of debian-13.sh
enter_flatpak_tools() {
  lists=("$top/build-aux/flatpak-tools.packages")
  size='0.6 GB'
  user=${lists[0]}
  # Flatpak's sandboxes get a /proc of their own only where that of the host is seen as it is.
  isolation=(--unshare-user --cap-add CAP_SYS_ADMIN --dev-bind /proc /proc)
  devices+=(/dev/fuse)
  if [ "$(id -u)" = 0 ]; then
    isolation+=(--uid "$ordinary" --gid "$ordinary")
  else
    ordinary=$(id -u)
  fi
  isolation+=(--perms 0700 --dir "/run/user/$ordinary")
  enter_debian_13 "Flathub's runtime (org.gnome.Sdk//$branch)"
  # Only in a name space for mounts of its own may who is powerful in this one mount.
  debian_13+=(unshare --mount)
  flatpak_tools=("${debian_13[@]}" setpriv --inh-caps=-all --ambient-caps=-all)
}

# Sets `lists` to what the stand-in for org.gnome.$1 holds.
choose_lists() {
  lists=("$top/build-aux/flatpak-platform.packages")
  [ "$1" = Platform ] || lists+=("$top/build-aux/flatpak-sdk.packages")
}

# Sets `extras` so that mmdebstrap puts the archives of the source packages into a folder of its
# root.
# shellcheck disable=SC2016 # mmdebstrap says what $1 is
want_sources() {
  local sources
  sources=$(sed -n 's/^source://p' "${lists[@]}" | paste -sd' ')
  [ -n "$sources" ] || return 0
  extras+=(
    --customize-hook='mkdir "$1/sources"
      sed -n "s/^deb /deb-src /p" "$1/etc/apt/sources.list" >"$1/etc/apt/sources.list.d/src.list"'
    --customize-hook="export APT_CONFIG=\"\$MMDEBSTRAP_APT_CONFIG\"
      apt-get update -qq && cd \"\$1/sources\" && apt-get source --download-only $sources"
  )
}

# Turns the root $1 into what flatpak exports as the runtime org.gnome.$2.
arrange_runtime() {
  local machine
  machine=org.gnome.Platform/$(uname -m)/$branch
  rm -rf "$1"/etc/{shadow*,gshadow*,ld.so.cache,machine-id,resolv.conf,localtime,ssl/private}
  # Programs of the app are looked for in its own folder and in this one.
  [ -e "$1/usr/bin/ldconfig" ] || ln -s ../sbin/ldconfig "$1/usr/bin/ldconfig"
  # Of the folder beside it flatpak shows ldconfig nothing.
  echo /app/lib >"$1/etc/ld.so.conf"
  mv "$1/etc" "$1/usr/etc"
  mkdir "$1/files"
  chmod -R u+rwX,a-s "$1/usr"
  cat >"$1/metadata" <<END
[Runtime]
name=org.gnome.$2
runtime=$machine
sdk=${machine/Platform/Sdk}

[Environment]
GI_TYPELIB_PATH=/app/lib/girepository-1.0
XDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share:/run/host/user-share:/run/host/share
END
}

# Puts the archives that came with the root $1 where flatpak-builder looks for them.
keep_sources() {
  local sum name archive
  sed -n 's:.*"url"\: ".*/\(.*\)".*:\1:p; s/.*"sha256": "\(.*\)".*/\1/p' "$manifest" |
    while read -r name && read -r sum; do
      archive=$(sha256sum "$1"/* | sed -n "s/^$sum  //p")
      [ -n "$archive" ] || continue
      mkdir -p "$stand_ins/sources/downloads/$sum"
      mv "$archive" "$stand_ins/sources/downloads/$sum/$name"
    done
}

# Makes the stand-in for org.gnome.$1 from packages, and installs it from a repository.
make_stand_in() {
  local root root_lock key lists extras=() repository=$stand_ins/repository.$1
  local making="a stand-in for it" size='0.5 GB'
  choose_lists "$1"
  [ "$1" = Platform ] || want_sources
  # Nobody asks for this root but we, who need it until it is exported.
  lock_root "Flathub's runtime (org.gnome.$1//$branch)"
  [ ! -d "$root/sources" ] || keep_sources "$root/sources"
  arrange_runtime "$root" "$1"
  # shellcheck disable=SC2016 # a program
  quietly flatpaking sh -euc '
    ostree init --mode=bare-user-only --repo="$1"
    flatpak build-export --disable-fsync --runtime --no-update-summary "$1" "$2" "$4"
    flatpak build-update-repo "$1"
    export FLATPAK_USER_DIR="$5"
    flatpak --user remote-add --no-gpg-verify "$3" "file://$1"
    flatpak --user install --noninteractive "$3" "org.gnome.$3//$4"
    ' sh "$repository" "$root" "$1" "$branch" "$stand_ins/installation"
  rm -rf --one-file-system "$repository" "$root"
  exec {root_lock}<&-
}

# Removes those that nobody uses at the moment.
remove_stand_ins() {
  local old lock
  for old in "$cache"/flatpak/????????????; do
    [ -d "$old" ] || continue
    exec {lock}<"$old"
    ! flock -n "$lock" || rm -rf --one-file-system "$old"
    exec {lock}<&-
  done
}

# Makes sure that the stand-ins are there, in the folder `stand_ins`, and that flatpak finds them.
make_stand_ins() {
  local hash name
  hash=$({ echo "$stand_in_recipe $recipe $branch"; uname -m; grep '"sha256"' "$manifest"; } |
    cat - "$top"/build-aux/flatpak-{platform,sdk}.packages | sha256sum | cut -c1-12)
  stand_ins=$cache/flatpak/$hash
  hold "$cache/flatpak/lock" "another start to make the stand-ins for Flathub's runtime"
  if [ ! -d "$stand_ins" ] || [ -e "$stand_ins/new" ]; then
    remove_stand_ins
    mkdir "$stand_ins"
    touch "$stand_ins/new"
    for name in Platform Sdk; do
      make_stand_in "$name"
    done
    rm "$stand_ins/new"
    say "made the stand-ins for Flathub's runtime: $(du -sh "$stand_ins" | cut -f1)"
  fi
  exec {stand_ins_lock}<"$stand_ins"
  flock -s "$stand_ins_lock"
  release "$cache/flatpak/lock"
  flatpak_tools+=(env "FLATPAK_SYSTEM_DIR=$stand_ins/installation"
    "FLATPAK_USER_DIR=$folder/installation")
}
