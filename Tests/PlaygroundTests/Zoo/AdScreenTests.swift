import GoogleMobileAds
import Observing
import Playing
import Publishing
import Scenarios
import Simulation
import Testing
import UIKit

extension AllSessions {
  /// A screen that takes orders, beside those that do not.
  @Suite @MainActor struct AdScreenTests {
    private func played(_ app: String, _ steps: Action...) throws -> Session {
      let content = try #require(ScenarioLibrary.content(of: "talks-over-its-ad"))
      var scenario = try Scenario(reading: content)
      scenario.app = app
      scenario.script = steps.map { ScriptStep(.action($0)) }
      return ScriptRun.play(Session(scenario)).session
    }

    private let refusal = "the application's own screen decides that itself"

    @Test func `it loads and shows as its buttons do`() throws {
      let session = try played(
        "PlaygroundTests.OrderedPage", .load(unit: "break"), .advance(.seconds(2)),
        .show(unit: "break"), .advance(.seconds(6)), .close)
      #expect(session.ledgers["break#1"]?.google.impressions == 1)
      #expect(session.findings == [])
      #expect(!session.journal.entries.contains { $0.message == refusal })
    }

    @Test(arguments: [Action.dismiss(unit: "break"), .visible(false)])
    func `what it does not offer is refused`(_ action: Action) throws {
      let session = try played("PlaygroundTests.OrderedPage", action)
      #expect(session.journal.entries.contains { $0.message == refusal })
    }

    @Test func `another screen is told nothing`() throws {
      let session = try played("BrokenApps.TalksOverItsAdPage", .load(unit: "break"))
      #expect(session.journal.entries.contains { $0.message == refusal })
    }
  }
}

/// Made by `init()`, since it is final.
final class OrderedPage: UIViewController, AdScreen {
  private var ad: InterstitialAd?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    MobileAds.shared.start { _ in }
  }

  func load(_ unit: String) {
    InterstitialAd.load(with: unit, request: Request()) { [weak self] ad, _ in self?.ad = ad }
  }

  func show(_ unit: String) { ad?.present(from: self) }
}
