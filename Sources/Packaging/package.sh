#!/usr/bin/env bash
# Makes a Debian package and a .tar.xz of what build.sh has built, in .build/packages or the folder that is
# named: the program, its manual page, completions and themes. The same program gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:-.build/packages}
program=.build/release/adplay
test -x "$program" || { echo "there is no $program yet; Sources/Packaging/build.sh makes it" >&2; exit 2; }

version=$("$program" --version | cut -d ' ' -f 2)
machine=$(uname -m)
name=adplay-$version-linux-$machine
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
tree=$work/$name
install -D -s "$program" "$tree/bin/adplay"
"$tree/bin/adplay" completions --install --prefix "$tree" > /dev/null
install -D -m 644 -t "$tree/share/adplay/themes" Themes/Palettes/*.json
install -D -m 644 -t "$tree/share/doc/adplay" README.md Sources/App/Adplay.docc/ChangeLog.md

# Every file as old as the last commit, and in one order.
reproducible=(--sort=name --owner=0 --group=0 --numeric-owner "--mtime=@$SOURCE_DATE_EPOCH")
mkdir -p "$out"
case $machine in
  x86_64) filter=(--x86) ;;
  aarch64) filter=(--arm64) ;;
  *) filter=() ;;
esac
pack() { tar "${reproducible[@]}" -C "$@" | xz "${filter[@]}" --lzma2=preset=9e,dict=96MiB; }
pack "$work" -c "$name" > "$out/$name.tar.xz"

debian=$work/debian
mkdir -p "$debian/DEBIAN"
cp -r "$tree" "$debian/usr"
gzip -9n "$debian/usr/share/man/man1/adplay.1"
# Debian's zsh looks for those of packages there.
mkdir -p "$debian/usr/share/zsh/vendor-completions"
mv "$debian/usr/share/zsh/site-functions/_adplay" "$debian/usr/share/zsh/vendor-completions"
rmdir "$debian/usr/share/zsh/site-functions"
cat > "$debian/DEBIAN/control" << CONTROL
Package: adplay
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: The adplay project <adplay@localhost>
Section: devel
Priority: optional
Depends: libc6
Recommends: libgcrypt20, libpng16-16 | libpng16-16t64, libturbojpeg0
Installed-Size: $(du -sk "$debian/usr" | cut -f 1)
Description: terminal playground for mobile-ad mediation
 Shows a mock ad between its two bookkeepers, Google's SDK and the mediated network's, and who
 saw, who was told and who counted each impression and each click. An independent simulation.
CONTROL
# dpkg-deb unpacks what xz has packed with its filter for machine code, a tenth less, but can't pack it so.
printf '2.0\n' > "$work/debian-binary"
pack "$debian/DEBIAN" -c . > "$work/control.tar.xz"
pack "$debian" --exclude=./DEBIAN -c . > "$work/data.tar.xz"
deb=$out/adplay_${version}_$(dpkg --print-architecture).deb
rm -f "$deb"
ar qcD "$deb" "$work"/{debian-binary,control.tar.xz,data.tar.xz}

ls -l "$out"
