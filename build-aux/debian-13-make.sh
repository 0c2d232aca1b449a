# debian-13-make.sh - making the private Debian 13
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by debian-13.sh. A root is made under another name and renamed as the last step, so that
# one which is there is complete.

keyring=${CASEBOOK_KEYRING:-/usr/share/keyrings/debian-archive-keyring.gpg}

# Prints the packages that have to be installed on the host first, a line each.
missing_packages() {
  command -v mmdebstrap >/dev/null || echo mmdebstrap
  command -v bwrap >/dev/null || echo bubblewrap
  [ -e "$keyring" ] || echo debian-archive-keyring
  [ "$(id -u)" = 0 ] || command -v newuidmap >/dev/null || echo uidmap
}

install_missing() {
  local missing install
  missing=$(missing_packages | paste -sd' ')
  [ -n "$missing" ] || return 0
  command -v apt-get >/dev/null ||
    die "this host lacks $missing: install what your distribution calls so, then start again"
  [ "$(id -u)" = 0 ] || die "this host lacks $missing; to get it: sudo apt install $missing"
  say "installing $missing on this host with apt"
  # shellcheck disable=SC2206 # a list of words
  install=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300
    install -y -qq --no-install-recommends $missing)
  "${install[@]}" >"$roots/log" 2>&1 </dev/null && return
  say "refreshing apt's lists first"
  apt-get -o DPkg::Lock::Timeout=300 update -qq >"$roots/log" 2>&1 </dev/null || true
  "${install[@]}" >>"$roots/log" 2>&1 </dev/null ||
    die "apt could not install $missing: $(grep '^E:' "$roots/log" | head -n 1)"
}

# Dies with one line when a root cannot be made or entered here.
check_host() {
  local words ids
  words=$(bwrap --ro-bind / / --unshare-pid --proc /proc true 2>&1) ||
    die "bubblewrap may not make name spaces here (${words:-no reason given}):" \
      "allow unprivileged user namespaces, or start where they are allowed"
  [ "$(id -u)" = 0 ] && return
  for ids in uid gid; do
    grep -qE "^($(id -un)|$(id -u)):" "/etc/sub$ids" 2>/dev/null ||
      die "/etc/sub$ids gives $(id -un) no ids; to get some:" \
        "sudo usermod --add-sub${ids}s 100000-165535 $(id -un)"
  done
}

# Dies unless the folder $1 has room for a root.
check_room() {
  [ "$(df --output=avail -k "$1" | tail -n 1)" -ge 2000000 ] ||
    die "a private Debian 13 needs 2 GB free in $1"
}

# Prints where the host gets Debian's main from; nothing where it is no Debian.
host_mirror() {
  command -v apt-get >/dev/null || return 0
  # Without downloaded lists apt does not know the origin, but it does know the keyring.
  # shellcheck disable=SC2016 # apt replaces these
  apt-get indextargets --format \
    '$(ORIGIN)|$(SIGNED_BY)|$(COMPONENT)|$(RELEASE)|$(REPO_URI)' 'Created-By: Packages' \
    2>/dev/null | awk -F'|' '$3 == "main" && $4 !~ /-/ &&
      ($1 == "Debian" || ($1 == "" && $2 ~ /debian-archive-keyring/)) { print $5; exit }' || true
}

# Prints what of the host's way to its mirror has to be told to mmdebstrap, an option a line.
host_apt_options() {
  local name value
  command -v apt-config >/dev/null || return 0
  for name in Acquire::http::Proxy Acquire::https::Proxy Acquire::Check-Valid-Until; do
    value=''
    eval "$(apt-config shell value "$name")"
    [ -z "$value" ] || echo "--aptopt=$name \"$value\""
  done
}

# To be called with the lock held, when all that is half made is nobody's. In its own name spaces
# mmdebstrap writes with other user ids than ours; only through them can that be removed.
remove_half_made() {
  local scratch
  if [ -L "$roots/scratch" ]; then
    scratch=$(readlink "$roots/scratch")
    [ ! -d "$scratch" ] ||
      mmdebstrap --unshare-helper find "$scratch" -mindepth 2 -delete 2>/dev/null || true
    rm -rf "$scratch" 2>/dev/null || say "cannot remove $scratch"
    rm -f "$roots/scratch"
  fi
  rm -rf --one-file-system "$roots"/new.*
}

# Says in one line why mmdebstrap failed, going by its log.
explain_failure() {
  local reason
  if grep -q 'No space left on device' "$roots/log"; then
    reason='the disk is full'
  elif grep -qE 'NO_PUBKEY|EXPKEYSIG|is not signed' "$roots/log"; then
    reason='the keyring does not know Debian 13 yet (upgrade debian-archive-keyring)'
  elif grep -qE 'Temporary failure|Could not (resolve|connect)|Unable to connect|unreachable' \
    "$roots/log"; then
    reason="no way to Debian's packages (is the network there?)"
  else
    reason=$(grep -E '^(E:|tar:)' "$roots/log" | head -n 1) || true
  fi
  die "could not make the private Debian 13: ${reason:-see its log} (log: $roots/log)"
}

# Runs a command at the head of a session of its own: at SIGTERM, which it also gets when we are
# killed, all in that session are told to end, as mmdebstrap wants it, and are waited for.
# shellcheck disable=SC2016 # this is a program
guard='trap "trap : TERM; kill -TERM 0" TERM
  "$@" &
  wait $! || { status=$?; wait $!; exit $status; }'

# Ends an interrupted making.
abandon() {
  trap '' INT TERM HUP
  say "interrupted; removing the half-made private Debian 13"
  if [ -n "$maker" ]; then
    kill -TERM "$maker" 2>/dev/null || true
    wait "$maker" 2>/dev/null || true
  fi
  remove_half_made
  exit "$1"
}

# Of a list of locales, prints those of the languages: of each that names no country the one of the
# country it is called after, "de_DE", or, as there is no "sv_SV", those of all that speak it.
# shellcheck disable=SC2016 # this is a program
choose_locales='BEGIN { split(languages, list); for (i in list) wanted[list[i]] }
  /\.UTF-8 UTF-8$/ {
    name = language = substr($1, 1, index($1, ".") - 1)
    sub(/_.*/, "", language)
    if (name in wanted) print
    else if (language in wanted) { lines[name] = $0; of[name] = language }
  }
  END {
    for (name in lines) {
      home = of[name] "_" toupper(of[name])
      if (name == home || !(home in lines)) print lines[name]
    }
  }'

# Starts mmdebstrap with the extras and the options $2… to write to $1, and leaves its process in
# `maker`. What it says is in the log, all of it as soon as it has ended; what of that tells of its
# progress is shown by `viewer`, which ends soon after.
start_mmdebstrap() {
  local output=$1 mirror options bare
  shift
  local progress='/hook\|tempdir\|chroot arch\|signed-by\|signal\|done$/d; s/^I: /  /p'
  mirror=$(host_mirror)
  mapfile -t options < <(host_apt_options)
  bare=$(bare_packages | paste -sd' ')
  # shellcheck disable=SC2016 # mmdebstrap says what $1 is
  [ -z "$bare" ] || options+=(--customize-hook='export APT_CONFIG="$MMDEBSTRAP_APT_CONFIG"
      cd "$1/tmp" && apt-get download -qq '"$bare"'
      for package in *.deb; do dpkg-deb --extract "$package" "$1" && rm "$package"; done')
  setsid setpriv --pdeathsig TERM "${isolated[@]}" bash -c "$guard" guard \
    mmdebstrap --variant=apt --include="$(packages | paste -sd,)" --keyring="$keyring" \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
    --customize-hook="awk -v languages='${languages[*]}' '$choose_locales' \
      \"\$1/usr/share/i18n/SUPPORTED\" >\"\$1/etc/locale.gen\"" \
    --customize-hook="chroot \"\$1\" locale-gen" \
    "${extras[@]}" "${options[@]}" "$@" trixie "$output" ${mirror:+"$mirror"} \
    2>>"$roots/log" </dev/null &
  maker=$!
  tail -n +1 -f -s 0.1 --pid="$maker" "$roots/log" | sed -un "$progress" >&2 &
  viewer=$!
}

# Root writes right into the folder $1.
fill_as_root() {
  # What an interrupted mmdebstrap leaves mounted there goes with the name space.
  local isolated=(unshare --mount)
  start_mmdebstrap "$1" --mode=root --format=directory >/dev/null
}

# An ordinary user has mmdebstrap write an archive and extracts that into the folder $1, so that all
# files are the user's own, to read and to remove. Leaves the other process in `extractor`.
fill_as_user() {
  local isolated=() scratch archive
  check_room /var/tmp
  scratch=$(mktemp -d /var/tmp/casebook.XXXXXX)
  ln -sfn "$scratch" "$roots/scratch"
  chmod 1777 "$scratch"
  exec {archive}> >(exec tar -x -C "$1" --exclude './dev/*' --no-same-owner 2>>"$roots/log")
  extractor=$!
  TMPDIR=$scratch start_mmdebstrap - --mode=unshare --format=tar >&"$archive"
  exec {archive}>&-
}

# What programs inside want and Debian leaves to the first boot: an id of the machine, for D-Bus, a
# place over which the host's time zone can be put, and the name of the user, also of the one that
# root becomes where root would be too mighty.
furnish() {
  tr -d - </proc/sys/kernel/random/uuid >"$1/etc/machine-id"
  rm -f "$1/etc/localtime"
  touch "$1/etc/localtime"
  if [ "$(id -u)" = 0 ]; then
    echo "detective:x:$ordinary:$ordinary::$HOME:/bin/bash" >>"$1/etc/passwd"
  else
    getent passwd "$(id -u)" >>"$1/etc/passwd" || true
  fi
}

# Makes the root; $1 says what the host lacks.
make_root() {
  local maker='' extractor='' viewer='' new
  hold "$roots/lock" "another start to make the private Debian 13"
  if [ ! -d "$root" ]; then
    install_missing
    check_host
    check_room "$roots"
    say "this host lacks $1"
    say "making $making in $roots, once: it takes a minute or two and $size"
    trap 'abandon 130' INT
    trap 'abandon 143' TERM HUP
    remove_half_made
    : >"$roots/log"
    new=$(mktemp -d "$roots/new.XXXXXX")
    chmod 755 "$new"
    if [ "$(id -u)" = 0 ]; then fill_as_root "$new"; else fill_as_user "$new"; fi
    if ! wait "$maker" || { [ -n "$extractor" ] && ! wait "$extractor"; }; then
      wait "$viewer" || true
      remove_half_made
      explain_failure
    fi
    wait "$viewer" || true
    furnish "$new"
    mv -T "$new" "$root"
    remove_half_made
    trap - INT TERM HUP
    say "made it: $(du -sh "$root" | cut -f1) in $SECONDS seconds"
  fi
  release "$roots/lock"
}
