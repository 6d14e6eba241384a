import Foundation
import Testing

/// The output shown in articles is what the program prints.
@Suite(.outside) struct ArticleTests {
  /// An article with commands, and the paths at which its scenarios are saved, in order.
  struct Article: Sendable, CustomTestStringConvertible {
    let name: String
    let scenarios: [String]
    /// The paths at which its VAST documents are saved.
    var documents: [String] = []

    var testDescription: String { name }

    var url: URL {
      Program.root.appendingPathComponent("Sources/App/Adplay.docc/\(name).md")
    }
  }

  static let articles = [
    Article(name: "RunsAndReplays", scenarios: ["scenarios/click.json", "reward.json"]),
    Article(name: "FullScreenAds", scenarios: []),
    Article(name: "WritingAnAdapter", scenarios: []),
    Article(name: "ContinuousIntegration", scenarios: ["Scenarios/click.json"]),
    Article(name: "Demos", scenarios: ["brand.json"]),
    Article(name: "Agents", scenarios: []),
    Article(name: "Consent", scenarios: []),
    Article(
      name: "VAST", scenarios: ["map.json", "step.json"], documents: ["ad.xml", "answer.xml"]),
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
    for folder in ["scenarios", "Scenarios"] { try scratch.folder(folder) }
    let scenarios = article.matches(of: /```json\n([^`]*)```/).map { String($0.1) }
    try #require(scenarios.count == place.scenarios.count)
    for (text, path) in zip(scenarios, place.scenarios) {
      _ = try scratch.write(text, to: path)
    }
    let documents = article.matches(of: /```xml\n([^`]*)```/).map { String($0.1) }
    try #require(documents.count == place.documents.count)
    for (text, path) in zip(documents, place.documents) {
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

  /// The code blocks of an article in a language.
  private func blocks(_ language: Substring, of article: String) throws -> [String] {
    let url = Article(name: article, scenarios: []).url
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```")
    // Every other part is a block, and begins with its language.
    return parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\(language)\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  @Test func `the code in Writing an adapter is what adplay writes`() throws {
    let scratch = try Scratch()
    #expect(try Program.run("new", "adapter", "House", "--in", scratch.url.path).status == 0)
    let folder = scratch.url.appendingPathComponent("House")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { try scratch.text("House/\($0)") }
    let blocks = try blocks("swift", of: "WritingAnAdapter")
    #expect(blocks.count > 3)
    for block in blocks {
      #expect(files.contains { $0.contains(block) }, "\(block)")
    }
  }

  @Test func `the commands of the workflows write the reports that they keep`() throws {
    let workflows = try blocks("yaml", of: "ContinuousIntegration")
    #expect(workflows.count == 2)
    for workflow in workflows {
      let scratch = try Scratch()
      try scratch.folder("Scenarios")
      _ = try scratch.write(Texts.twoTaps(expecting: 2), to: "Scenarios/two.json")
      let commands = workflow.matches(of: /swift run House (.*)/).map(\.1)
      #expect(!commands.isEmpty)
      for command in commands {
        #expect(try output(of: "adplay \(command)", in: scratch).contains("Scenarios/two.json: "))
      }
      let names = workflow.matches(of: /[a-z]+\.(?:xml|sarif)|journals/).map { String($0.0) }
      #expect(!names.isEmpty)
      for name in names { #expect(scratch.has(name), "\(name)") }
    }
  }
}
