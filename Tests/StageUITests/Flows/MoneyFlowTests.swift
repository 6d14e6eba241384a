import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What the stage shows of amounts, floors and caps.
@Suite(.serialized) @MainActor struct MoneyFlowTests {
  private func banner(money: String, _ size: Size) throws -> StagePlayer {
    let text = """
      {"title": "t", "adUnits": [{"id": "strip", "format": "banner", "cap": {},
      "options": {"refresh": "30s"}, "lines": [{"label": "Sample SDK", "outcome": "fill",
      "class": "SampleAdapter.SampleCustomEvent", "parameter": "a", \(money)}]}]}
      """
    let stage = StagePlayer(try Scenario(reading: Array(text.utf8)), size: size)
    stage.advance(.seconds(5))
    return stage
  }

  @Test(
    arguments: [
      (#""ecpm": 4, "pays": 1.1"#, "$0.0040", "$0.0011"),
      (#""ecpm": 1234.5, "pays": 999999, "currency": "EUR""#, "EUR 1.2345", "EUR 999.9990"),
      (#""ecpm": 1000000, "pays": 999999"#, "$1000.0000", "$999.9990"),
      (#""ecpm": 1000000, "pays": 999999, "currency": "EUR""#, "EUR 1000.00", "EUR 1000.00"),
    ])
  func `both amounts are whole where there is little room`(
    _ money: String, _ google: String, _ network: String
  ) throws {
    let stage = try banner(money: money, Size(width: 80, height: 24))
    let rows = stage.screen.split(separator: "\n")
    let row = try #require(rows.first { $0.contains("paid") })
    #expect(row.contains(google) && row.contains(network) && !row.contains("…"), "\(row)")
  }

  @Test func `a banner that its cap leaves on the screen is not marked as without an ad`() throws {
    let stage = try banner(money: #""ecpm": 4"#, Size(width: 120, height: 40))
    stage.advance(.seconds(40))
    #expect(stage.screen.contains("has had its impressions"))
    #expect(!stage.screen.contains("✕"), "\(stage.screen)")
    #expect(stage.state.units.map(\.state) == [.onScreen])
  }
}
