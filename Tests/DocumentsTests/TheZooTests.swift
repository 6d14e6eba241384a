import Foundation
import Scenarios
import Testing

/// The article on the zoo has a row for each of its scenarios.
struct TheZooTests {
  private static let path = "Sources/App/Adplay.docc/TheZoo.md"

  @Test func `the article has every adapter, the rule it breaks, and what one sees`() throws {
    let (begin, end) = ("<!-- zoo -->\n", "<!-- end of zoo -->")
    let article = try Documents.text(Self.path)
    let start = try #require(article.range(of: begin))
    let stop = try #require(article.range(of: end))
    let head = ["| class and scenario | breaks | what one sees |", "|---|---|---|"]
    let rows = try ScenarioLibrary.zoo.map { try row($0.name, Scenario(reading: $0.content())) }
    let expected = (head + rows).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      let text = article[..<start.upperBound] + expected + article[stop.lowerBound...]
      try Data(text.utf8).write(to: Documents.root.appendingPathComponent(Self.path))
    } else {
      #expect(article[start.upperBound..<stop.lowerBound] == expected)
    }
  }

  private func row(_ name: String, _ scenario: Scenario) throws -> String {
    let className = try #require(
      scenario.adUnits.first?.lines.first?.className.split(separator: "."))
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
