import Foundation
import Testing

/// The output shown in articles is what the program prints.
struct ArticleTests {
  /// An article with commands, and the paths at which its scenarios are saved, in order.
  struct Article: Sendable, CustomTestStringConvertible {
    let name: String
    let scenarios: [String]

    var testDescription: String { name }

    var url: URL {
      Program.root.appendingPathComponent("Sources/App/Adplay.docc/\(name).md")
    }
  }

  static let articles = [
    Article(name: "RunsAndReplays", scenarios: ["scenarios/click.json", "reward.json"]),
    Article(name: "FullScreenAds", scenarios: []),
    Article(name: "Demos", scenarios: ["brand.json"]),
  ]

  /// Runs a shell line in the folder with the article's scenarios and returns all that it prints.
  private func output(of command: Substring, in scratch: Scratch) throws -> String {
    let folder = (Program.path as NSString).deletingLastPathComponent
    let state = "export XDG_STATE_HOME='\(scratch.url.path)'"
    let line = "cd '\(scratch.url.path)'; \(state); PATH='\(folder)':$PATH; { \(command); } 2>&1"
    return try Program.run("/bin/sh", ["-c", line]).output
  }

  @Test(arguments: articles) func `every command of an article prints what is shown below it`(
    _ place: Article
  ) throws {
    let article = try String(contentsOf: place.url, encoding: .utf8)
    let scratch = try Scratch()
    try scratch.folder("scenarios")
    let scenarios = article.matches(of: /```json\n([^`]*)```/).map { String($0.1) }
    try #require(scenarios.count == place.scenarios.count)
    for (text, path) in zip(scenarios, place.scenarios) {
      _ = try scratch.write(text, to: path)
    }
    var parts = article.components(separatedBy: "```console\n")
    try #require(parts.count > 1)
    for (index, part) in parts.enumerated().dropFirst() {
      let end = try #require(part.range(of: "```\n")).lowerBound
      let commands = part[..<end].split(separator: "\n").filter { $0.hasPrefix("$ ") }
      let printed = try commands.map { try "\($0)\n" + output(of: $0.dropFirst(2), in: scratch) }
      parts[index] = printed.joined() + part[end...]
    }
    let today = parts.joined(separator: "```console\n")
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      try Data(today.utf8).write(to: place.url)
    } else {
      let isToday = today == article
      #expect(isToday, "RECORD_SCREENS=1 writes it again")
    }
  }
}
