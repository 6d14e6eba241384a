import AdServing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What a script points at is brought onto the screen.
@Suite(.serialized) @MainActor struct LookFlowTests {
  /// What is on the screen when each place is looked at.
  private static func sight(of spot: StageSpot) -> String {
    switch spot {
    case .ads: "native"
    case .phone: "Phone"
    case .counts, .whoSees: "Who counted?"
    case .trace: "Trace"
    case .assets: "2 Assets"
    case .mediation: "3 Mediation"
    case .rules: "4 Rules"
    case .life: "5 Life"
    case .video: "8 Video"
    case .arbiter: "0 Arbiter"
    case .services: "0 Services"
    }
  }

  /// A story that looks at a place.
  private func story(_ spot: StageSpot, _ size: Size) throws -> StagePlayer {
    let text = """
      {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [
        {"label": "Net", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill"}]}],
       "script": [{"load": "u"}, {"show": "u"}, {"say": "Here."}, {"look": "\(spot.rawValue)"}]}
      """
    return StagePlayer(try Scenario(reading: Array(text.utf8)), size: size)
  }

  @Test(
    arguments: StageSpot.allCases,
    [Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 120, height: 40)])
  func `a look brings its place into view from every room`(_ spot: StageSpot, _ size: Size) throws {
    for room in ["2", "3", "4", "5", "6"] as [Character] {
      let stage = try story(spot, size)
      stage.advance(.seconds(2))
      stage.press(room)
      stage.press("n")
      #expect(stage.screen.contains("Here."), "\(room)")
      #expect(stage.stage.pane == spot.pane, "\(room)")
      #expect(stage.screen.contains(Self.sight(of: spot)), "\(room)\n\(stage.screen)")
    }
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 160, height: 50)])
  func `a further network that counted has a row of its own`(_ size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    stage.advance(.seconds(2))
    #expect(!stage.screen.contains("Auction House"))
    stage.session.journal.count(Count(.click, in: .network), name: "Auction House", ad: "feed#1")
    stage.advance(.milliseconds(10))
    let row = try #require(
      stage.lines(of: .ledgers).first { $0.contains("Auction House") }, "\(stage.screen)")
    #expect(row.contains(size.width > 100 ? "0 impressions · 1 click" : "0 impressions"))
    stage.expect(both: Counted(impressions: 1))
  }
}
