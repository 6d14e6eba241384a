import AdServing
import Simulation
import Testing

/// The settings of ad units, as the SDK finds them.
@Suite(.serialized) @MainActor struct MediationSettingsTests {
  @Test func `ads are numbered from 1, each unit for itself, and in each world anew`() {
    World.begin(seed: 1)
    let names = ["feed", "feed", "game", "feed"].map { AdServer.shared.nextAdName(unit: $0) }
    #expect(names == ["feed#1", "feed#2", "game#1", "feed#3"])
    World.begin(seed: 1)
    #expect(AdServer.shared.nextAdName(unit: "feed") == "feed#1")
  }

  @Test func `a new ad server has no units and asks for signals on main`() {
    World.begin(seed: 1)
    #expect(AdServer.shared.units.isEmpty)
    #expect(AdServer.shared.threads == .main)
  }

  @Test func `a line that says nothing has no fault, no bid, no price and the usual reward`() {
    let line = AdUnit.Line(className: "A.B", label: "A", settings: [:])
    #expect(line.faults.isEmpty && line.bid == nil && line.valueMicros == nil)
    #expect(line.metadata == nil && line.standIn == nil && line.withheldSignals == nil)
    #expect(line.counting == nil && !line.googleDecidesToTrack)
    #expect(line.reward == .init(amount: 10, type: "coins"))
  }

  @Test func `a unit is for adapters of today, and its banner does not refresh by itself`() {
    let unit = AdUnit(id: "feed", format: .banner, lines: [], timeout: .seconds(5))
    #expect(unit.api == .modern && unit.refresh == nil)
  }
}
