import AdServing
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// One scenario through both of Google's interfaces.
  @MainActor struct InterfaceDiffTests {
    private func diff(_ scenario: Scenario) throws -> InterfaceDiff {
      let run = try InterfaceRun(scenario)
      return InterfaceDiff(modern: run.modern, legacy: run.legacy)
    }

    private func inLibrary(_ name: String) throws -> Scenario {
      try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
    }

    @Test func `what means the same is in one row, whatever it is called`() throws {
      let diff = try diff(try inLibrary("custom-events"))
      #expect(diff.countsAgree)
      #expect(
        diff.renames.contains(
          .init(
            modern: "didRecordImpression()", legacy: "mediatedNativeAdDidRecordImpression(_:)",
            isAdapters: false)))
      #expect(
        diff.renames.contains(
          .init(
            modern: "reportImpression()", legacy: "mediatedNativeAdDidRecordImpression(_:)",
            isAdapters: true)))
    }

    @Test func `only today's adapters are set up, and only the old ones say that the app is left`()
      throws
    {
      let diff = try diff(try inLibrary("custom-events"))
      var (modern, legacy): ([Sense?], [String]) = ([], [])
      for row in diff.rows {
        switch row {
        case .onlyModern(let place): modern.append(diff.modern.entries[place].sense)
        case .onlyLegacy(let place): legacy.append(diff.legacy.entries[place].message)
        case .same, .renamed: break
        }
      }
      #expect(modern == [.setUpAsked, .setUpAnswered])
      #expect(
        legacy == [
          "AdChoices added at topLeft", "AdChoices added at topRight",
          "mediatedNativeAdWillLeaveApplication(_:)",
        ])
    }

    @Test func `ads of another name are other ads, whatever was counted of them`() {
      func side(_ api: AdapterAPI, _ unit: String) -> InterfaceDiff.Side {
        let scenario = Scenario(title: "t", adUnits: [.init(id: unit, lines: [.sample()])])
        let ads = Array(Session.after(scenario, .load(unit: unit)).ledgers.ads)
        return .init(api: api, entries: [], ads: ads, findings: [])
      }
      let same = InterfaceDiff(modern: side(.modern, "feed"), legacy: side(.legacy, "feed"))
      #expect(same.agreement == .same)
      let other = InterfaceDiff(modern: side(.modern, "feed"), legacy: side(.legacy, "list"))
      #expect(other.agreement == .different)
    }

    @Test func `every entry of both sides is in one row`() throws {
      let diff = try diff(try inLibrary("custom-events"))
      var (left, right): ([Int], [Int]) = ([], [])
      for row in diff.rows {
        switch row {
        case .same(let modern, let legacy), .renamed(let modern, let legacy):
          left.append(modern)
          right.append(legacy)
        case .onlyModern(let place): left.append(place)
        case .onlyLegacy(let place): right.append(place)
        }
      }
      #expect(left == Array(diff.modern.entries.indices))
      #expect(right == Array(diff.legacy.entries.indices))
    }

    @Test func `a line names its counterpart itself`() throws {
      var scenario = try inLibrary("custom-events")
      scenario.adUnits[0].lines[0].counterpart = "Gone.Adapter"
      let diff = try diff(scenario)
      #expect(!diff.countsAgree)
      #expect(diff.modern.ads[0].google.impressions == 0)
      #expect(diff.legacy.ads[0].google.impressions == 1)
    }

    @Test func `a class without a counterpart is named`() throws {
      var scenario = try inLibrary("custom-events")
      for place in scenario.adUnits.indices {
        scenario.adUnits[place].lines[0].className = "House.CustomEvent"
      }
      #expect(
        throws: Scenario.NoCounterpart(
          unit: "article", format: .native, line: "Sample SDK", className: "House.CustomEvent")
      ) { try InterfaceRun(scenario) }
    }

    @Test func `a unit of one interface only is left out, and the others are compared`() throws {
      var scenario = try inLibrary("custom-events")
      let house = scenario.adUnits[1].id
      scenario.adUnits[1].lines[0].className = "House.CustomEvent"
      let run = try InterfaceRun(scenario)
      #expect(run.missing.map(\.unit) == [house])
      let ads = run.modern.ads.map(\.name)
      #expect(!ads.isEmpty && ads == run.legacy.ads.map(\.name))
      #expect(!ads.contains { $0.hasPrefix(house) })
      #expect(!run.legacy.entries.contains { $0.ad?.hasPrefix(house) == true })
      #expect(InterfaceDiff(modern: run.modern, legacy: run.legacy).countsAgree)
    }

    @Test func `what the other ad never had is not lost`() throws {
      var scenario = try inLibrary("custom-events")
      scenario.adUnits[0].lines[0].counterpart = "Gone.Adapter"
      let rows = try #require(try diff(scenario).assets.first).rows
      #expect(rows.contains { $0.field == "headline" })
      #expect(rows.allSatisfy { $0.modern == .absent })
      #expect(rows.contains { $0.legacy == .field("headline") })
    }

    @Test func `AdChoices comes to the ad in two ways`() throws {
      let diff = try diff(try inLibrary("custom-events"))
      let row = try #require(diff.assets.first?.rows.last)
      #expect(row.field == "adChoices")
      #expect(row.modern == .placedByGoogle)
      #expect(row.legacy == .placedByAdapter)
    }
  }
}
