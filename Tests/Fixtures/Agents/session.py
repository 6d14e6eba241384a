"""A session of somebody who knows nothing: `session.py PROGRAM FOLDER [MODE]`.

The client is `mcp` of PyPI; 2.x takes a mode, 1.x has one. Says a line for each step, and fails with the first that
is not as it should be.
"""

import asyncio
import json
import sys

PROGRAM, FOLDER = sys.argv[1:3]
MODE = sys.argv[3] if len(sys.argv) > 3 else None


class Newer:
    """A client of 2.x."""

    def __init__(self, client):
        self.client = client

    async def tools(self):
        tools = (await self.client.list_tools()).tools
        return {tool.name: (tool.input_schema, tool.output_schema) for tool in tools}

    async def call(self, name, arguments, **more):
        result = await self.client.call_tool(name, arguments, **more)
        return result.is_error, result.content[0].text, result.structured_content

    async def read(self, uri):
        return (await self.client.read_resource(uri)).contents[0].text


class Older(Newer):
    """A client of 1.x."""

    async def tools(self):
        tools = (await self.client.list_tools()).tools
        return {tool.name: (tool.inputSchema, tool.outputSchema) for tool in tools}

    async def call(self, name, arguments, **more):
        result = await self.client.call_tool(name, arguments, **more)
        return result.isError, result.content[0].text, result.structuredContent


def expect(holds, step):
    if not holds:
        sys.exit(f"not as it should be: {step}")
    print(step)


async def session(client):
    tools = await client.tools()
    names = "run check hunt judge extract explain validate vast diff scenarios rules new_adapter snapshot scenario_schema"
    expect(set(names.split()) <= tools.keys(), "the tools are there")
    expect("seed" in tools["check"][0]["properties"], "check takes a seed")
    expect(all("exitStatus" in output["required"] for _, output in tools.values()), "each says what it answers")

    _, _, said = await client.call("scenario_schema", {})
    schema = json.loads(said["text"])
    expect("adUnits" in schema["required"], "a scenario needs adUnits")

    wrong, text, _ = await client.call("check", {"scenario": {"title": "Mine"}})
    expect(wrong and "adUnits" in text, "without them the error says so")

    line = {"class": "BrokenAdapters.ForgetsItsClicksCustomEvent", "outcome": "fill"}
    line |= {"label": "House", "parameter": "1", "ad": {"kind": "content", "headline": "Hello"}}
    scenario = {"title": "Mine", "adUnits": [{"id": "feed", "format": "native", "lines": [line]}]}
    wrong, _, said = await client.call("check", {"scenario": scenario})
    findings = said["results"][0]["findings"]
    rules = [finding["rule"] for finding in findings]
    expect(not wrong and rules == ["click-not-passed-on"], "the rule that it breaks is found")

    told = []

    async def progress(done, total, message):
        told.append(done)

    hunt = {"scenario": scenario, "runs": 300, "rules": rules[0]}
    _, _, said = await client.call("hunt", hunt, progress_callback=progress)
    expect(said["results"][0]["rule"] == rules[0], "a hunt finds it, too")
    expect(len(told) > 0 and told == sorted(set(told)), "and says how far it is")

    _, _, said = await client.call("run", {"scenarios": [said["results"][0]["file"]]})
    expect(said["exitStatus"] == 0, "the script that it wrote holds")

    _, _, said = await client.call("rules", {"rules": rules})
    expect("didRecordClickOnAsset" in said["results"][0]["fix"], "the fix is read")
    rule = json.loads(await client.read("adplay://rule/click-not-passed-on"))
    expect(rule["fix"] == said["results"][0]["fix"], "the resource says the same")

    several = [client.call("rules", {"rules": rules}) for _ in range(3)]
    expect(len({answer[1] for answer in await asyncio.gather(*several)}) == 1, "three at once")

    wrong, text, _ = await client.call("check", {"scenarios": ["/etc/hostname"]})
    expect(wrong and "below the folder" in text, "no file outside of the folder is read")

    try:
        await asyncio.wait_for(client.call("hunt", {"scenario": scenario, "for": "60s"}), 1)
        expect(False, "a hunt of a minute takes longer than a second")
    except asyncio.TimeoutError:
        print("a hunt is given up")


async def newer():
    from mcp import Client, StdioServerParameters

    server = StdioServerParameters(command=PROGRAM, args=["mcp"], cwd=FOLDER)
    async with Client(server, mode=MODE) as client:
        await session(Newer(client))


async def older():
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    server = StdioServerParameters(command=PROGRAM, args=["mcp"], cwd=FOLDER)
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as client:
        await client.initialize()
        await session(Older(client))


asyncio.run(newer() if MODE else older())
