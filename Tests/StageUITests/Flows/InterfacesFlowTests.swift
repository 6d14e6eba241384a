import Foundation
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// One ad through both of Google's interfaces at once.
@Suite(.serialized) @MainActor struct InterfacesFlowTests {
  /// The lines from the parties' traces on, with what is on them.
  private func trace(_ stage: StagePlayer) -> Substring {
    guard let start = stage.screen.range(of: "Both traces") else { return "" }
    return stage.screen[start.lowerBound...]
  }

  private func opened(
    _ name: String = "storefront", unit: String? = nil
  ) throws -> StagePlayer {
    let stage = StagePlayer(
      try .inLibrary(name), unit: unit, size: Size(width: 120, height: 40))
    stage.advance(.seconds(3))
    stage.press("9")
    return stage
  }

  @Test func `what the user does is done on both phones`() throws {
    let stage = try opened()
    #expect(stage.screen.contains("impression 1 · 1               = 1 · 1"))
    #expect(stage.screen.contains("click      0 · 0               = 0 · 0"))
    stage.press(.enter)
    #expect(stage.screen.contains("click      1 · 1               = 1 · 1"))
    #expect(stage.screen.split(separator: "✕ Close").count == 3, "a page on each phone")
    stage.press(.escape)
    #expect(stage.screen.split(separator: "Install").count == 3)
  }

  @Test func `rows that mean the same are one row, with the names of both`() throws {
    let stage = try opened()
    stage.press(.enter)
    let row = try #require(
      trace(stage).split(separator: "\n").first { $0.contains("willPresentFullScreenView()") })
    #expect(row.contains("~ mediatedNativeAdWillPresentScreen(_:)"))
    #expect(trace(stage).contains("Both count the same"))
  }

  @Test func `the selected row says what replaced which call`() throws {
    let stage = try opened()
    stage.press(.enter)
    while stage.stage.pane != .trace { stage.press(.right) }
    let number = try #require(
      stage.session.journal.entries.first { $0.message == "didRecordImpression()" }?.number)
    stage.stage.trace.selected = number
    #expect(
      trace(stage).contains("mediatedNativeAdDidRecordImpression(_:) → didRecordImpression()"))
    stage.stage.trace.selected = number - 1
    #expect(trace(stage).contains("Both have it, under the same name."), "\(stage.screen)")
  }

  @Test func `a row that only the other side has can be selected`() throws {
    let stage = try opened()
    while stage.stage.pane != .trace { stage.press(.right) }
    for _ in 0..<100 where stage.stage.trace.far == nil { stage.press(.up) }
    #expect(trace(stage).contains("Only the interface of SDK 7 has it."), "\(stage.screen)")
    let far = try #require(stage.stage.trace.far)
    stage.press(.down)
    stage.press(.up)
    #expect(stage.stage.trace.far == far, "both ways lead to it")
    stage.press(.enter)
    #expect(stage.stage.overlay == nil, "its causes are in the other world")
  }

  @Test func `the filter leaves the rows that fit on either side`() throws {
    let stage = try opened()
    #expect(trace(stage).contains("recordImpression()"))
    stage.press("/")
    stage.type("renderin")
    stage.press(.enter)
    #expect(trace(stage).contains("mediatedNativeAd(_:didRenderIn"), "\(stage.screen)")
    #expect(trace(stage).contains("didRender"))
    #expect(!trace(stage).contains("recordImpression()"))
  }

  @Test func `only the chosen unit's rows are shown, since only it is asked otherwise`() throws {
    let stage = try opened("custom-events", unit: "article")
    stage.press("/")
    stage.type("input")
    stage.press(.enter)
    #expect(trace(stage).contains("show article"), "\(stage.screen)")
    stage.stage.pane = .ads
    stage.press(.down)
    stage.advance(.seconds(3))
    #expect(trace(stage).contains("show app"), "\(stage.screen)")
    #expect(!trace(stage).contains("show article"), "\(stage.screen)")
  }

  @Test func `an earlier moment is an earlier moment on both`() throws {
    let stage = try opened()
    stage.press(.enter)
    stage.press("<")
    #expect(stage.screen.contains("click      0 · 0               = 0 · 0"))
    stage.press(">")
    #expect(stage.screen.contains("click      1 · 1               = 1 · 1"))
  }

  @Test func `sides that do not count the same are marked`() throws {
    var scenario = try Scenario.inLibrary("forgets-its-clicks")
    for place in scenario.adUnits[0].lines.indices {
      scenario.adUnits[0].lines[place].counterpart = "LegacyAdapter.LegacyNativeCustomEvent"
    }
    let stage = StagePlayer(scenario, size: Size(width: 120, height: 40))
    stage.advance(.seconds(3))
    stage.press("9")
    #expect(!stage.screen.contains("≠"))
    stage.press(.enter)
    #expect(stage.screen.contains("≠"), "\(stage.screen)")
    #expect(trace(stage).contains("They do not count the same"))
  }

  @Test func `another line that fills is paid otherwise`() throws {
    let stage = try opened("articles-or-apps")
    let marked = stage.screen.split(separator: "\n").filter { $0.contains("≠") }
    #expect(marked.count == 1, "the lines differ, and no count")
    #expect(marked.first?.contains("line       Sample SDK") == true, "\(stage.screen)")
    #expect(trace(stage).contains("They count the same, but are not paid the same"))
  }

  @Test func `a line of one interface only is named`() throws {
    let stage = try opened(unit: "coins")
    #expect(stage.screen.contains("SDK 7 had custom events for native ads"), "\(stage.screen)")
    #expect(stage.screen.contains("\"coins\" has rewarded ads."))
    #expect(!stage.screen.contains("Both traces"))
  }

  /// What is played beside it leaves no trace in the session itself.
  @Test func `the session on the stage goes on as if it were alone`() throws {
    let keys: [Key] = [
      Key(.enter), Key(.escape), Key("r"), Key("u"), Key("r"), Key(.enter), Key(.escape), Key("U"),
      Key("x"), Key("r"),
      Key(.enter), Key("r"), Key("m"), Key("p"), Key(.escape), Key("c"), Key("r"), Key(.enter),
    ]
    func entries(with room: Character) throws -> [Entry] {
      let stage = try StagePlayer(width: 120, height: 40)
      stage.type(String(room))
      for key in keys {
        stage.press(key)
        stage.advance(.milliseconds(1300))
        _ = stage.screen
      }
      return Array(stage.session.journal.entries)
    }
    let alone = try entries(with: "1")
    #expect(alone.count > 150)
    let beside = try entries(with: "9")
    let difference = zip(alone, beside).first { $0 != $1 }
    #expect(difference == nil, "\(String(describing: difference))")
    #expect(beside.count == alone.count)
  }
}
