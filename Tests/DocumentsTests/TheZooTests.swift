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
    let head = ["| class and scenario | of | breaks | what one sees |", "|---|---|---|---|"]
    let rows = try zoo.scenarios.map { try row($0.name, Scenario(reading: $0.content()), zoo) }
    try expect(head + rows, in: zoo.path, between: begin, and: end)
  }

  private func expect(
    _ rows: [String], in path: String, between begin: String, and end: String
  ) throws {
    let article = try Documents.text(path)
    let start = try #require(article.range(of: begin))
    let stop = try #require(article.range(of: end))
    let expected = rows.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      let text = article[..<start.upperBound] + expected + article[stop.lowerBound...]
      try Data(text.utf8).write(to: Documents.root.appendingPathComponent(path))
    } else {
      #expect(article[start.upperBound..<stop.lowerBound] == expected)
    }
  }

  @Test func `the article has every mistake of any adapter, and what it breaks in each format`()
    throws
  {
    let head = ["| class and scenario | what one sees | breaks |", "|---|---|---|"]
    let rows = try ScenarioLibrary.mistakes.map { entry in
      try mistakeRow(entry.name, Scenario(reading: entry.content()))
    }
    try expect(
      head + rows, in: "Sources/App/Adplay.docc/TheZoo.md", between: "<!-- mistakes -->\n",
      and: "<!-- end of mistakes -->")
  }

  private func mistakeRow(_ name: String, _ scenario: Scenario) throws -> String {
    let wrapper = try #require(
      scenario.adUnits.first?.lines.first?.className.split(separator: ".").last)
    var broken: [(rules: String, formats: [String])] = []
    for unit in scenario.adUnits {
      let ids = scenario.script.compactMap(\.expectation)
        .filter { $0.ad?.hasPrefix("\(unit.id)#") == true }.flatMap { $0.findings ?? [] }
      let rules = ids.map { "`\($0)`" }.joined(separator: ", ")
      #expect(!ids.isEmpty, "\(name): \(unit.id)")
      if let place = broken.firstIndex(where: { $0.rules == rules }) {
        broken[place].formats.append("\(unit.format)")
      } else {
        broken.append((rules, ["\(unit.format)"]))
      }
    }
    let breaks =
      broken.count == 1 && scenario.adUnits.count == 6
      ? broken[0].rules
      : broken.map { "\(words($0.formats)): \($0.rules)" }.joined(separator: "; ")
    return "| `\(wrapper)` `\(name)` | \(scenario.about ?? scenario.title) | \(breaks) |"
  }

  /// The formats, with the ad unit that an application asks, and the interface where it is not today's.
  private func ads(of scenario: Scenario) -> String {
    scenario.adUnits.map { unit in
      let name = scenario.app == nil ? "" : "`\(unit.id)`, "
      return "\(name)\(unit.format)\("\(unit.api)" == "legacy" ? ", SDK 7" : "")"
    }.joined(separator: "; ")
  }

  private func words(_ formats: [String]) -> String {
    let fullScreen = ["interstitial", "rewarded", "rewardedInterstitial", "appOpen"]
    let others = formats.filter { !fullScreen.contains($0) }
    let hasAll = formats.count - others.count == fullScreen.count
    return (hasAll ? others + ["full screen"] : formats).joined(separator: ", ")
  }

  private func row(_ name: String, _ scenario: Scenario, _ zoo: Zoo) throws -> String {
    let className = try #require(zoo.className(scenario)?.split(separator: "."))
    let rules = try #require(scenario.script.last?.findings).map { "`\($0)`" }
    let companions = rules.dropFirst().joined(separator: ", ")
    let broken = try #require(rules.first) + (companions.isEmpty ? "" : " (\(companions))")
    let cells = [
      "`\(className.last ?? "")` `\(name)`", ads(of: scenario), broken,
      scenario.about ?? scenario.title,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension ScriptStep {
  fileprivate var expectation: Scenarios.Expectation? {
    if case .expect(let expectation) = step { expectation } else { nil }
  }

  fileprivate var findings: [String]? { expectation?.findings }
}
