import Foundation
import Testing

/// What the README promises to those who follow it.
@Suite(.outside) struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(
      contentsOf: Program.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func `the four things to try do what they say`() async throws {
    let window = try await Window()
    try await window.openStage()
    try await window.wait("an ad") { $0.contains("Lakeside Puzzle") && $0.contains("? help") }
    // 1. Tap the ad.
    try window.press("Enter")
    try await window.wait("both count") { $0.contains(#/click +1 [^0-9]+ 1 /#) }
    #expect(try window.screen.contains("Close ‹"))
    try window.press("Enter")
    try await window.wait("the page to close") { !$0.contains("Close ‹") }
    // 2. Let the network see clicks.
    try window.press("u")
    try await window.wait("the other flag") {
      $0.contains(#/clicks +Google +\[Sample SDK\]/#) && $0.contains("Lakeside Puzzle")
    }
    try window.press("Enter")
    try await window.wait("the arrow back") { $0.contains(#/click +1 ◀═+ 1 /#) }
    try window.press("Enter")
    try await window.wait("the page to close again") { !$0.contains("Close ‹") }
    // 3. Break something.
    try window.press("f")
    try await window.wait("the outcomes") { $0.contains("Force an outcome") }
    var presses = 0
    while try !window.screen.contains("dropsClicks") || presses < 12 {
      try window.press("Down")
      presses += 1
      try #require(presses < 30)
    }
    try window.press("Enter")
    try await window.wait("an ad of its own") {
      !$0.contains("Force an outcome") && $0.contains(#/click +0 [^0-9]+ 0 /#)
        && $0.contains("Lakeside Puzzle")
    }
    try window.press("Enter")
    try await window.wait("counts that differ") { $0.contains("differ ✗") }
    try window.press("4")
    try await window.wait("the rule") { screen in
      ["click-not-reported", "a click", "The adapter", "not to blame"].allSatisfy(screen.contains)
    }
    // 4. Ask why this network.
    try window.press("3")
    try await window.wait("the lines") {
      $0.contains(/✕ House .* failed/) && $0.contains(/✓ Sample SDK .* filled/)
        && $0.contains("no fill")
    }
    // The keys that were named before.
    try window.press("?")
    try await window.wait("all keys") { $0.contains("╭ Help ") }
    try window.press("q", "q")
    #expect(try await window.endOfStage() == 0)
  }

  /// Its lines for an agent's file of servers, obeyed.
  @Test func `an agent that is configured as it says has the tools`() async throws {
    let block = try #require(readme.components(separatedBy: "```json\n").dropFirst().first)
    let lines = try #require(block.components(separatedBy: "\n```").first)
    #expect(lines.split(separator: "\n").count == 3)
    struct Servers: Decodable {
      struct Server: Decodable {
        let type, command: String
        let args: [String]
      }
      let mcpServers: [String: Server]
    }
    let servers = try JSONDecoder().decode(Servers.self, from: Data(lines.utf8)).mcpServers
    let server = try #require(servers["adplay"])
    #expect(server.type == "stdio" && server.command == "adplay" && server.args == ["mcp"])
    let broken = Texts.twoTaps(expecting: 2)
      .replacing("SampleAdapter.Sample", with: "BrokenAdapters.ForgetsItsClicks")
      .replacing("\n", with: " ")
    let talk = try AgentTalk(in: Scratch())
    let answer = try await talk.call("check", #"{"scenario":\#(broken)}"#)
    #expect(answer.contains("didRecordClickOnAsset") && answer.contains("click-not-passed-on"))
    #expect(try talk.leave() == 0)
  }

  @Test func `the glossary explains the words that it introduces`() throws {
    let glossary = try String(
      contentsOf: Program.root.appendingPathComponent("Sources/App/Adplay.docc/Glossary.md"),
      encoding: .utf8)
    let words = readme.matches(of: /[ (]\*([a-z]+)\*/).map { String($0.1) }
    #expect(words.contains("mediation") && words.contains("adapter"))
    for word in words {
      #expect(glossary.contains("| **\(word)** |"), "\(word)")
    }
  }

  @Test func `its commands are there`() throws {
    for match in readme.matches(of: /`(?:swift run )?adplay ([a-z]+)[^`]*`/) {
      let command = String(match.1)
      #expect(try Program.run(command, "--help").status == 0, "\(command)")
    }
    #expect(readme.contains("`adplay run waterfall`"))
    #expect(try Program.run("run", "waterfall").status == 0)
    for kind in ["adapter", "app"] {
      let scratch = try Scratch()
      #expect(readme.contains("`adplay new \(kind) House`"))
      #expect(try Program.run("new", kind, "House", "--in", scratch.url.path).status == 0)
      #expect(scratch.has("House/Package.swift"))
    }
  }

  @Test func `it asks for the toolchain and the packages that are needed`() throws {
    let manifest = try String(
      contentsOf: Program.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let tools = try #require(manifest.firstMatch(of: /swift-tools-version: *([0-9.]+)/)).1
    #expect(readme.contains("a Swift toolchain, \(tools) or later"))
    let start = try #require(readme.firstMatch(of: /```sh\n(.*) && swift run adplay\n```/)).1
    let packages = start.split(separator: " ").filter { $0.hasPrefix("lib") }
    let declared = manifest.matches(of: /\.apt\(\["([^"]+)"\]\)/).map(\.1)
    #expect(Set(packages) == Set(declared) && packages.count == 2)
    let article = try String(
      contentsOf: Program.root.appendingPathComponent(
        "Sources/App/Adplay.docc/ContinuousIntegration.md"), encoding: .utf8)
    #expect(article.contains("apt-get install -qy \(packages.joined(separator: " "))\n"))
  }

  @Test func `the stage speaks the languages that it names`() throws {
    let names = ["en": "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "vi": "Tiếng Việt"]
    var screens: Set<String> = []
    for (code, name) in names {
      #expect(readme.contains(name))
      let outcome = try Program.run("snapshot", "storefront", "--lang", code)
      #expect(outcome.status == 0, "\(outcome.complaint)")
      screens.insert(outcome.output)
    }
    #expect(screens.count == names.count)
    let help = try Program.run("help", "stage").output
    for code in names.keys { #expect(help.contains(code), "\(help)") }
  }
}
