import Foundation
import Testing

/// What the article on runs shows is what one sees.
struct ArticleTests {
  private static let url = Program.root.appendingPathComponent(
    "Sources/App/Adplay.docc/RunsAndReplays.md")

  /// Runs a line of a shell where the scenario of the article is; answers all that it prints.
  private func output(of command: Substring, in scratch: Scratch) throws -> String {
    let folder = (Program.path as NSString).deletingLastPathComponent
    let line = "cd '\(scratch.url.path)'; PATH='\(folder)':$PATH; { \(command); } 2>&1"
    return try Program.run("/bin/sh", ["-c", line]).output
  }

  @Test func `Every command of the article prints what stands below it`() throws {
    let article = try String(contentsOf: Self.url, encoding: .utf8)
    let scratch = try Scratch()
    try scratch.folder("scenarios")
    let scenarios = article.matches(of: /```json\n([^`]*)```/).map { String($0.1) }
    try #require(scenarios.count == 2)
    for (text, path) in zip(scenarios, ["scenarios/click.json", "reward.json"]) {
      _ = try scratch.write(text, to: path)
    }
    var parts = article.components(separatedBy: "```console\n")
    try #require(parts.count > 4)
    for (index, part) in parts.enumerated().dropFirst() {
      let end = try #require(part.range(of: "```\n")).lowerBound
      let commands = part[..<end].split(separator: "\n").filter { $0.hasPrefix("$ ") }
      let printed = try commands.map { try "\($0)\n" + output(of: $0.dropFirst(2), in: scratch) }
      parts[index] = printed.joined() + part[end...]
    }
    let today = parts.joined(separator: "```console\n")
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      try Data(today.utf8).write(to: Self.url)
    } else {
      let isToday = today == article
      #expect(isToday, "RECORD_SCREENS=1 writes it again")
    }
  }
}
