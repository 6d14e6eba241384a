@testable import Publishing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import UIKit

/// A screen of an application's own on the phone.
@Suite(.serialized) @MainActor struct OwnScreenFlowTests {
  private func opened(_ name: String = "lets-go-of-its-ad") throws -> StagePlayer {
    let stage = StagePlayer(try .inLibrary(name), size: Size(width: 80, height: 24))
    stage.advance(.seconds(1))
    return stage
  }

  private func orders(_ stage: StagePlayer) -> [String] {
    stage.session.journal.entries.filter { $0.kind == .input }.map(\.message)
  }

  @Test func `it asks by itself, and its button has the focus`() throws {
    let stage = try opened()
    #expect(orders(stage) == [])
    #expect(stage.screen.contains("›[ Watch an ad for a life ]‹"))
    #expect(stage.screen.contains("⏎ tap"))
    stage.press(.enter)
    #expect(orders(stage) == ["tap"])
    #expect(stage.ad?.google.impressions == 1)
  }

  @Test func `an order to load is refused with a sentence`() throws {
    let stage = try opened()
    stage.press("r")
    #expect(orders(stage) == [])
    #expect(stage.screen.contains("The app's own screen asks for its ads: tap its buttons."))
  }

  @Test func `without a button Enter does nothing`() throws {
    let stage = try opened("lets-go-of-its-loader")
    let count = stage.session.journal.entries.count
    #expect(!stage.screen.contains("⏎ load"))
    stage.press(.enter)
    #expect(stage.session.journal.entries.count == count)
  }

  @Test func `the phone scrolls to the button that has the focus`() throws {
    LinkedApps.register(["two buttons": { TwoButtons() }])
    var scenario = try Scenario.inLibrary("lets-go-of-its-ad")
    scenario.app = "two buttons"
    let stage = StagePlayer(scenario, size: Size(width: 80, height: 24))
    #expect(stage.screen.contains("›  Upper   ‹") && !stage.screen.contains("Lower"))
    stage.press(.tab)
    #expect(stage.screen.contains("›  Lower   ‹") && !stage.screen.contains("Upper"))
  }
}

private final class TwoButtons: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, y) in [("Upper", 40), ("Lower", 500)] {
      let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 20))
      button.setTitle(title, for: .normal)
      view.addSubview(button)
    }
  }
}
