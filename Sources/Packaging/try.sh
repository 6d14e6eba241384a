#!/usr/bin/env bash
# Installs what package.sh has made on a bare Debian 12 that has libc and little else, as root: the Debian package,
# and beside it the .tar.xz. Each is asked to run a scenario, and how long its start takes is printed. The first
# argument is the folder of the packages, .build/packages if there is none; BARE names a folder that keeps the system.
# The status is 77 where it can't be tried.
set -euo pipefail
cd "$(dirname "$0")/../.."
packages=${1:-.build/packages}

missing() { echo "this can't be tried here: $1" >&2; exit 77; }
deb=$(ls "$packages"/adplay_*.deb 2> /dev/null) && archive=$(ls "$packages"/adplay-*.tar.xz 2> /dev/null) ||
  missing "there is nothing in $packages; Sources/Packaging/package.sh makes it"
test "$(id -u)" = 0 || missing "a system is entered as root"
command -v debootstrap > /dev/null || missing "there is no debootstrap; apt-get install debootstrap"

bare=${BARE:-$(mktemp -d)}
trap 'test -n "${BARE:-}" || rm -rf --one-file-system "$bare"' EXIT
test -e "$bare/etc/debian_version" || timeout 240 debootstrap --variant=minbase bookworm "$bare" > "$bare.log" ||
  { tail -n 5 "$bare.log" >&2; missing "debootstrap could not make a system"; }

size=$(stat -c %s "$deb")
test "$size" -lt 14000000 || { echo "$deb has $size bytes, and should have less than 14 MB" >&2; exit 1; }
cp "$deb" "$bare/adplay.deb"
rm -rf "$bare/opt/adplay"
mkdir -p "$bare/opt/adplay"
xz -dc "$archive" | tar -x -C "$bare/opt/adplay" --strip-components 1

inside() { chroot "$bare" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin bash -euc "$1"; }
inside 'dpkg -i /adplay.deb > /dev/null; test "$(command -v adplay)" = /usr/bin/adplay'
for program in /usr/bin/adplay /opt/adplay/bin/adplay; do
  inside "$program --version; $program run storefront; time $program --version > /dev/null"
done
inside 'test -f /usr/share/bash-completion/completions/adplay -a -f /usr/share/zsh/vendor-completions/_adplay
  adplay completions --install 2> /dev/null | grep -q /root/.local/share/man/man1/adplay.1
  dpkg -r adplay > /dev/null; test ! -e /usr/bin/adplay'
echo "installed, run and removed: $(basename "$deb"), $size bytes"
