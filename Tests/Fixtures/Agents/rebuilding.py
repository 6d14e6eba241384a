"""An agent at work on an adapter: `rebuilding.py PROGRAM PACKAGE`.

PROGRAM is what was built from PACKAGE, which `adplay new adapter` wrote. The agent breaks the adapter in it, has it
built, and is told what is broken; then it writes what no compiler takes. In the end the source is as it was.
"""

import json
import pathlib
import subprocess
import sys

PROGRAM, PACKAGE = [pathlib.Path(word).absolute() for word in sys.argv[1:3]]
name = PROGRAM.name
source = PACKAGE / f"Sources/{name}Adapter/{name}CustomEventNativeAd.swift"
whole = source.read_text()
call = "ad.recordImpression()"
(settings,) = json.loads((PACKAGE / ".mcp.json").read_text())["mcpServers"].values()
server = subprocess.Popen([PROGRAM, *settings["args"]], cwd=PACKAGE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
number = 0


def ask(method, **params):
    global number
    number += 1
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    server.stdin.write(json.dumps(message).encode() + b"\n")
    server.stdin.flush()
    return json.loads(server.stdout.readline())["result"]


def rules():
    said = ask("tools/call", name="check", arguments={})["structuredContent"]
    return [finding["rule"] for result in said["results"] for finding in result["findings"]]


def expect(holds, step, said=""):
    if not holds:
        sys.exit(f"not as it should be: {step}\n{said}")
    print(step)


try:
    expect(settings["command"] == f".build/debug/{name}", "its settings name the program that is built")
    ask("initialize", protocolVersion="2025-11-25")
    expect(rules() == [], "the adapter keeps the contract")

    expect(call in whole, "it tells the network of impressions")
    source.write_text(whole.replace(call, ""))
    said = ask("tools/call", name="build", arguments={})
    expect(not said.get("isError"), "without that it builds", said)
    expect(rules() == ["impression-not-passed-on"], "the adapter that was just built is judged")

    source.write_text(whole.replace(call, "roof.recordImpression()"))
    said = ask("tools/call", name="build", arguments={})
    line = f"Sources/{name}Adapter/{source.name}:"
    text = said["content"][0]["text"]
    expect(said.get("isError") and text.startswith(line) and "'roof'" in text, "an error has its line", said)
finally:
    source.write_text(whole)
    server.stdin.close()
expect(server.wait(10) == 0, "the server ends with its client")
