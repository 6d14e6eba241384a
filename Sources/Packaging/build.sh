#!/usr/bin/env bash
# Builds the fast-starting program that needs no toolchain to run: .build/release/adplay. Arguments go to
# `swift build`.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Static: what is loaded at the start costs more than all of the rest. The archives stand in a folder of
# their own, since the linker would take the shared libraries beside them.
libs=$(mktemp -d)
trap 'rm -rf "$libs"' EXIT
for name in ncursesw tinfo stdc++; do
  ln -s "$(clang -print-file-name="lib$name.a")" "$libs"
done

swift build -c release --static-swift-stdlib --disable-local-rpath --product adplay \
  -Xlinker -no-pie -Xlinker "-L$libs" \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xswiftc -use-ld=lld \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xlinker "--symbol-ordering-file=$PWD/Tests/Terminal/functions.order" \
  -Xlinker --no-warn-symbol-ordering -Xlinker --icf=safe "$@"
