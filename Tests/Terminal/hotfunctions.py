#!/usr/bin/env python3
"""Lists the functions that keys run, the busiest first, for the linker's --symbol-ordering-file.

    hotfunctions.py .build/release/adplay > Tests/Terminal/functions.order

A key runs over a thousand functions. Scattered over 20 MB of code they are 480 pages, most of which
the processor has forgotten between two keys; side by side they are 190. Names that no longer exist do
no harm, so the list is written again when the times get worse, not with every change.

Needs valgrind and strip, and a program that was linked with its symbols.
"""

import argparse
import collections
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

KEYS = {
    "tab": b"\t", "enter": b"\r", "escape": b"\x1b", "down": b"\x1b[B", "up": b"\x1b[A",
    "left": b"\x1b[D", "right": b"\x1b[C",
}
# The keys that somebody holds down, or presses again and again.
ROUND = [
    *["tab"] * 8, *["down"] * 4, *["up"] * 4, "right", "right", "down", "up", "left", "left",
    "enter", "escape",
]


def start(program, out, folder):
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", XDG_STATE_HOME="/dev/null")
        os.execvp("valgrind", [
            "valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={out}",
            f"--log-file={folder}/log", program, "--motion", "none"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    return pid, terminal


def wait(terminal, seconds, until=None):
    """Reads for so long, or until something comes; false when the program has ended."""
    seen, end = b"", time.time() + seconds
    while time.time() < end and not (until and until in seen):
        if select.select([terminal], [], [], 0.05)[0]:
            try:
                piece = os.read(terminal, 65536)
            except OSError:
                return False
            if not piece:
                return False
            seen += piece
    return True


def costs(program, rounds, folder):
    """Instructions by function, of a start and so many rounds of keys."""
    out = os.path.join(folder, f"callgrind.{rounds}")
    pid, terminal = start(program, out, folder)
    if not wait(terminal, 60, b"counted"):
        sys.exit(open(f"{folder}/log").read())
    wait(terminal, 2)
    for key in ROUND * rounds:
        os.write(terminal, KEYS.get(key, key.encode()))
        wait(terminal, 0.15)
    os.write(terminal, b"q")
    while wait(terminal, 1):
        pass
    os.waitpid(pid, 0)
    return read(out)


def read(path):
    names, cost, function, is_call = {}, collections.Counter(), "", False

    def name(text):
        number, known = re.fullmatch(r"\((\d+)\)(?: (.*))?", text).groups()
        if known:
            names[number] = known
        return names[number]

    for line in open(path, errors="replace"):
        line = line.rstrip("\n")
        if line.startswith("fn="):
            function = name(line[3:])
        elif line.startswith("cfn="):
            name(line[4:])
        elif line.startswith("calls="):
            is_call = True
        elif line and line[0] in "0123456789+-*":
            if not is_call and len(line.split()) > 1:
                cost[re.sub(r"'\d+$", "", function)] += int(line.split()[1])
            is_call = False
    return cost


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    program = parser.parse_args().program
    with tempfile.TemporaryDirectory() as folder:
        bare = os.path.join(folder, "program")
        subprocess.run(["strip", "-g", "-o", bare, program], check=True)
        before, after = costs(bare, 1, folder), costs(bare, 3, folder)
    hot = {name: after[name] - before[name] for name in after if after[name] > before[name]}
    for name in sorted(hot, key=lambda name: (-hot[name], name)):
        if re.fullmatch(r"[\w$.]+", name) and not name.startswith("0x"):
            print(name)


if __name__ == "__main__":
    main()
