import Foundation
import Scenarios
import Testing

/// The articles on the zoos have a row for each of their scenarios.
struct TheZooTests {
  /// Where the rows of a zoo stand, and which class each is about.
  struct Zoo: Sendable {
    let path: String
    let mark: String
    let scenarios: [ScenarioLibrary.Entry]
    let className: @Sendable (Scenario) -> String?
  }

  private static let zoos = [
    Zoo(
      path: "Sources/App/Adplay.docc/TheZoo.md", mark: "zoo", scenarios: ScenarioLibrary.zoo,
      className: { $0.adUnits.first?.lines.first?.className }),
    Zoo(
      path: "Sources/App/Adplay.docc/YourOwnApp.md", mark: "app zoo",
      scenarios: ScenarioLibrary.appZoo, className: { $0.app }),
  ]

  @Test(arguments: zoos)
  func `the article has everybody, the rule that is broken, and what one sees`(_ zoo: Zoo) throws {
    let (begin, end) = ("<!-- \(zoo.mark) -->\n", "<!-- end of \(zoo.mark) -->")
    let article = try Documents.text(zoo.path)
    let start = try #require(article.range(of: begin))
    let stop = try #require(article.range(of: end))
    let head = ["| class and scenario | breaks | what one sees |", "|---|---|---|"]
    let rows = try zoo.scenarios.map { try row($0.name, Scenario(reading: $0.content()), zoo) }
    let expected = (head + rows).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      let text = article[..<start.upperBound] + expected + article[stop.lowerBound...]
      try Data(text.utf8).write(to: Documents.root.appendingPathComponent(zoo.path))
    } else {
      #expect(article[start.upperBound..<stop.lowerBound] == expected)
    }
  }

  private func row(_ name: String, _ scenario: Scenario, _ zoo: Zoo) throws -> String {
    let className = try #require(zoo.className(scenario)?.split(separator: "."))
    let rules = try #require(scenario.script.last?.findings).map { "`\($0)`" }
    let companions = rules.dropFirst().joined(separator: ", ")
    let broken = try #require(rules.first) + (companions.isEmpty ? "" : " (\(companions))")
    let cells = ["`\(className.last ?? "")` `\(name)`", broken, scenario.about ?? scenario.title]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension ScriptStep {
  fileprivate var findings: [String]? {
    if case .expect(let expectation) = step { expectation.findings } else { nil }
  }
}
