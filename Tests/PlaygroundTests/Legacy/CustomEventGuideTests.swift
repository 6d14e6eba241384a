import AdServing
import Contract
import Foundation
@testable import Playing
@testable import Scenarios
import Testing

extension AllSessions {
  /// The table in the article on custom events: each promise is shown kept and broken.
  @Suite @MainActor struct CustomEventGuideTests {
    private struct Row {
      let promise: String
      let kept: String
      let broken: String
      let rule: String
    }

    private func rows() throws -> [Row] {
      let path = "Sources/App/Adplay.docc/LegacyCustomEvents.md"
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized
      let article = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return article.matches(
        of:
          /\n\| (?<promise>[^|]+) \| `(?<kept>[a-z0-9-]+)` \| `(?<broken>[a-z0-9-]+)` \| `(?<rule>[a-z0-9-]+)` \|/
      ).map {
        Row(
          promise: String($0.promise), kept: String($0.kept), broken: String($0.broken),
          rule: String($0.rule))
      }
    }

    private func findings(_ name: String) throws -> [String] {
      let content = try #require(ScenarioLibrary.content(of: name), "\(name)")
      return ScriptRun.play(Session(try Scenario(reading: content))).session.findings
    }

    @Test func `every promise has a scenario that keeps it and one that breaks it`() throws {
      let rows = try rows()
      #expect(rows.count > 20)
      for row in rows {
        #expect(Rulebook.rule(row.rule) != nil, "\(row.rule)")
        #expect(try !findings(row.kept).contains(row.rule), "\(row.promise)")
        #expect(try findings(row.broken).contains(row.rule), "\(row.promise)")
      }
    }

    @Test func `every custom event of the zoo is in the table`() throws {
      let broken = try Set(rows().map(\.broken))
      let zoo = Species.all.filter { $0.scenario.adUnits[0].api == .legacy }.map(\.name)
      #expect(zoo.filter { !broken.contains($0) } == [])
    }
  }
}
