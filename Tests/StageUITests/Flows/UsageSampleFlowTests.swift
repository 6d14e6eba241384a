import Foundation
import GHAD
import Observing
import Publishing
import Scenarios
import Screen
@testable import Seed004
import Simulation
import Testing

@testable import Playing

/// The article's usage sample is the application on the stage: it registers the service, preloads,
/// and shows; the stage has what comes of it.
@Suite(.serialized) @MainActor struct UsageSampleFlowTests {
  private static let text = """
    {
      "title": "the usage sample",
      "adUnits": [
        {
          "id": "life", "format": "rewarded", "through": "ghad",
          "adUnitId": "c3ae87d19c167b0b", "retry": { "enabled": true, "max": 10 },
          "answers": ANSWERS, "ad": { "closeAfter": "1s" }
        }
      ]
    }
    """

  /// Tells the sample's module when the application becomes active, as the article's host does.
  private final class Host: GHADModule {
    static func modulePriority() -> Int { AdModule.modulePriority() }
    private let module = AdModule()
    func loadModule() { module.loadModule() }
    func unloadModule() { module.unloadModule() }
    func applicationDidBecomeActive(notification: Notification) {
      module.applicationDidBecomeActive(notification: notification)
    }
  }

  private final class Show {
    let stage: StagePlayer
    private let modules = GHADModuleHost()

    @MainActor init(_ answers: String) throws {
      (PEHUD.shown, PurchaseManager.isPaying) = ([], false)
      let text = UsageSampleFlowTests.text.replacing("ANSWERS", with: answers)
      let scenario = try Scenario(reading: Array(text.utf8))
      let session = Session(scenario)
      session.start()
      // Whose ads the requests are. It asks for nothing by itself.
      _ = session.app.isLoading(scenario.adUnits[0])
      stage = StagePlayer(session, size: Size(width: 120, height: 40))
      does("loadModule()") { modules.load([Host()]) }
      advance(.seconds(1))
      stage.press("0")
    }

    /// Something that the sample does, about its newest ad.
    @MainActor func does(_ message: String, _ body: () -> Void) {
      let journal = World.current.journal
      let ad = stage.session.ledgers.newest(of: "life")?.name
      journal.within(Context(cause: nil, ad: ad)) {
        journal.call(from: .app, to: .service, message) { body() }
      }
      advance(.milliseconds(1))
    }

    @MainActor func advance(_ time: Duration) { stage.session.perform(.advance(time)) }

    @MainActor func showsAd() { does("showAd()") { Seed004.showAd() } }
  }

  @Test func `it preloads and shows, and the user is paid once`() throws {
    let show = try Show("[{}]")
    #expect(show.stage.screen.contains("An ad is ready."), "\(show.stage.screen)")
    #expect(show.stage.screen.contains("AppLovin MAX"))
    show.showsAd()
    #expect(show.stage.screen.contains("An ad is on the screen."), "\(show.stage.screen)")
    show.advance(.seconds(12))
    show.stage.session.perform(.close)
    show.advance(.seconds(6))
    #expect(PEHUD.shown == ["success"])
    let ad = try #require(show.stage.session.ledgers["life#1"])
    #expect(ad.networks.rewards == 1 && ad.networks.impressions == 1)
    // The next one is there already.
    #expect(show.stage.session.ledgers["life#2"] != nil)
    #expect(show.stage.session.findings == [])
  }

  @Test func `a user who leaves early is told so once`() throws {
    let show = try Show("[{}]")
    show.showsAd()
    show.advance(.seconds(2))
    show.stage.session.perform(.close)
    show.advance(.seconds(6))
    #expect(PEHUD.shown == ["failed"])
    #expect(show.stage.session.findings == [])
  }

  @Test func `without a network it has one plan, however often the user comes back`() throws {
    let show = try Show(#"[{ "outcome": "networkError" }]"#)
    #expect(show.stage.screen.contains("Retry 1 of 10 in"), "\(show.stage.screen)")
    for _ in 0..<5 {
      show.stage.session.perform(.becomeActive)
      show.advance(.milliseconds(100))
    }
    #expect(show.stage.session.ledgers.services["life"]?.requests.count == 1)
    show.showsAd()
    #expect(PEHUD.shown == ["failed"])
    show.advance(.seconds(30))
    #expect(show.stage.session.ledgers.services["life"]?.requests.count == 5)
    #expect(show.stage.session.findings == [])
  }
}
