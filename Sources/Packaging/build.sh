#!/usr/bin/env bash
# Builds the fast-starting program that needs no toolchain to run: .build/release/adplay, or the PRODUCT that
# is named, with the same objects. Arguments go to `swift build`.
#
# Foundation brings ICU's data for all languages of the world, more than half of such a program, and adplay
# speaks its languages without it: only what English needs is linked.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Types are asked for by their accessors: by their mangled names the runtime would look for each conformance
# among the eight thousand of the program, which was a sixth of a start.
#
# Static: what is loaded at the start costs more than all of the rest. The archives stand in a folder of
# their own, since the linker would take the shared libraries beside them.
libs=$(mktemp -d)
trap 'rm -rf "$libs"' EXIT
for name in ncursesw tinfo stdc++; do
  ln -s "$(clang -print-file-name="lib$name.a")" "$libs"
done

icu=$(dirname "$(readlink -f "$(command -v swift)")")/../lib/swift_static/linux/lib_FoundationICU.a
read -r member data < <(nm -A "$icu" 2> /dev/null |
  sed -nE 's/^[^:]*:([^:]*):.* R (icudt[0-9]+_dat)$/\1 \2/p')
clang -O1 "-DDATA=$data" Sources/Packaging/icu-english.c "$icu" -o "$libs/english"
"$libs/english" > "$libs/english.dat"
clang -x assembler -c -o "$libs/english.o" - << ASSEMBLY
  .section .rodata
  .globl $data
  .balign 16
$data:
  .incbin "$libs/english.dat"
  .section .note.GNU-stack, "", @progbits
ASSEMBLY
cp "$icu" "$libs"
ar d "$libs/lib_FoundationICU.a" "$member"
ar r "$libs/lib_FoundationICU.a" "$libs/english.o"

swift build -c release --static-swift-stdlib --disable-local-rpath --product "${PRODUCT:-adplay}" \
  -Xlinker -no-pie -Xlinker "-L$libs" \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xswiftc -use-ld=lld \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xlinker "--symbol-ordering-file=$PWD/Tests/Terminal/functions.order" \
  -Xlinker --no-warn-symbol-ordering -Xlinker --icf=safe \
  -Xlinker "--remap-inputs=*/lib_FoundationICU.a=$libs/lib_FoundationICU.a" "$@"
