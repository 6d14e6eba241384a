import Hunting
import JSON
import Scenarios
import Testing

/// What is drawn.
struct HuntRunTests {
  private func ground(_ name: String = "storefront", hasFaults: Bool = false) throws -> HuntGround {
    let content = try #require(ScenarioLibrary.content(of: name))
    var ground = try #require(
      HuntGround([try Scenario(reading: content)], hasFaults: hasFaults))
    ground.assumeAllFormatsWhereNoneAnswered()
    return ground
  }

  @Test func `a number and a seed always give the same run, others another`() throws {
    let ground = try ground()
    #expect(HuntRun(4, of: 1, on: ground).tree == HuntRun(4, of: 1, on: ground).tree)
    #expect(HuntRun(4, of: 1, on: ground).tree != HuntRun(5, of: 1, on: ground).tree)
    #expect(HuntRun(4, of: 1, on: ground).tree != HuntRun(4, of: 2, on: ground).tree)
  }

  /// The keys of everything that runs say, by the part of a scenario that says it.
  private func said(_ ground: HuntGround, runs: Int) -> (options: Set<String>, lines: Set<String>) {
    var (options, lines): (Set<String>, Set<String>) = ([], [])
    for number in 0..<runs {
      for unit in HuntRun(number, of: 1, on: ground).tree["adUnits"]?.elements ?? [] {
        options.formUnion(unit["options"]?.members.map(\.key) ?? [])
        for line in unit["lines"]?.elements ?? [] {
          lines.formUnion(line.members.map(\.key))
          lines.formUnion((line["ad"]?.members ?? []).map { "ad.\($0.key)" })
        }
      }
    }
    return (options, lines)
  }

  @Test func `everything that the tables of settings have is drawn`() throws {
    let (options, lines) = said(try ground(), runs: 3000)
    let missing = Scenario.Options.settings.all.map(\.key).filter { !options.contains($0) }
    // The faults of a layout are the application's, and only SDK 7 has the others.
    #expect(missing == ["layout", "formats", "imageOrientation"])
    // Slow starts, when a mistake is made, and what an ad earns are for scenarios.
    let ofLines = Scenario.Line.settings.all.filter { $0.group == nil }.map(\.key)
    #expect(
      ofLines.filter { !lines.contains($0) }
        == [
          "network", "counterpart", "servingDecides", "fault", "setUp", "when", "currency",
          "precision", "pays",
        ])
    #expect(!lines.contains("ad.media"), "there is no such file")
    #expect(lines.count { $0.hasPrefix("ad.") } >= 20)
  }

  @Test func `wires fail only where that is wanted`() throws {
    #expect(said(try ground(hasFaults: true), runs: 1000).lines.contains("fault"))
    let cut = try ground("cut-wires")
    #expect(!said(cut, runs: 200).lines.contains("fault"), "not even the scenario's own")
  }

  @Test func `Google overrides a true flag only where a line of the scenario says so`() throws {
    #expect(!said(try ground(), runs: 1000).lines.contains("servingDecides"))
    #expect(said(try ground("serving-decides"), runs: 200).lines.contains("servingDecides"))
  }

  @Test func `units of two scenarios with one id are two units`() throws {
    let content = try #require(ScenarioLibrary.content(of: "kinds-of-ads"))
    let scenario = try Scenario(reading: content)
    let ground = try #require(HuntGround([scenario, scenario]))
    #expect(
      ground.units.compactMap { $0["id"]?.string } == [
        "content", "install", "content2", "install2",
      ])
  }

  @Test func `where nothing goes through Google there is nothing to hunt`() throws {
    let content = try #require(ScenarioLibrary.content(of: "arbiter"))
    #expect(HuntGround([try Scenario(reading: content)]) == nil)
  }
}
