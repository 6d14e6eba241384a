import Catalogue
import AdServing
import Contract
import GoogleMobileAds
@testable import Observing
@testable import Playing
@testable import Publishing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Ads that can't be shown or closed, and end cards.
  @Suite @MainActor struct ShowingTests {
    nonisolated static let formats = Scenario.Format.allCases.filter(\.isFullScreen)

    @Test(arguments: formats)
    func `an ad that can't be shown fails with its reason and covers nothing`(
      _ format: Scenario.Format
    ) throws {
      let session = Session.showing(format, .fails)
      let told = try #require(
        session.journal.entries.first {
          $0.message == "ad(_:didFailToPresentFullScreenContentWithError:)"
        })
      #expect(told.data.int("code") == 22)
      #expect(told.data.string("error")?.contains("The creative cannot be shown.") == true)
      #expect(!session.deviceSnapshot().isCovered)
      #expect(session.ad?.google.impressions == 0)
      session.perform(.advance(.seconds(60)))
      #expect(session.findings == [])
    }

    @Test(arguments: formats)
    func `a stuck ad counts down and can never be closed`(_ format: Scenario.Format) throws {
      let session = Session.showing(format, .sticks)
      session.perform(.advance(.seconds(30)))
      session.perform(.close)
      session.perform(.advance(.seconds(3600)))
      #expect(session.deviceSnapshot().isCovered)
      #expect(!session.deviceSnapshot().targets.contains(.close))
      #expect(session.ad?.google.rewards == (format.hasReward ? 1 : 0))
      let notes = session.order(of: [
        "the close button does not come", "close is not on the screen",
      ])
      #expect(notes == ["the close button does not come", "close is not on the screen"])
      #expect(!session.textsOnScreen.contains { $0.hasPrefix("Close in") })
      #expect(session.findings == [])
    }

    @Test(arguments: formats)
    func `an ad that the application takes down is reported as gone`(
      _ format: Scenario.Format
    ) {
      let session = Session.showing(format)
      session.perform(.advance(.seconds(1)))
      session.app.screen.feed.dismiss(animated: false)
      session.perform(.advance(.seconds(20)))
      #expect(!session.isCovered)
      #expect(
        session.order(of: ["adDidDismissFullScreenContent(_:)"])
          == ["adDidDismissFullScreenContent(_:)"])
      #expect(session.findings == [])
    }

    @Test(arguments: formats)
    func `nobody says that an ad is gone that the user ends by force`(_ format: Scenario.Format) {
      let session = Session.showing(format)
      session.perform(.forceClose)
      #expect(!session.isCovered)
      #expect(session.order(of: ["adDidDismissFullScreenContent(_:)"]) == [])
    }

    @Test func `an ad shown a second time is not said to be never shown`() throws {
      let session = Session.showing(.interstitial)
      session.perform(.advance(.seconds(5)))
      session.perform(.close)
      session.perform(.show(unit: "feed"))
      let ad = try #require(session.ad)
      #expect(Verdict(ad).sentences.first?.hasPrefix("It was not shown again: ") == true)
    }

    @Test func `an ad is no longer stuck once its line shows it normally`() {
      let session = Session.showing(.interstitial, .fails)
      session.perform(.set(Change(unit: "feed", \.showing, .normal)))
      session.perform(.load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      session.perform(.advance(.seconds(5)))
      #expect(session.deviceSnapshot().targets.contains(.close))
      session.perform(.close)
      #expect(!session.deviceSnapshot().isCovered)
    }

    // MARK: The end card

    private func picture(_ session: Session) -> Int {
      session.deviceSnapshot().elements.count {
        if case .picture = $0.content { true } else { false }
      }
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded, .rewardedInterstitial])
    func `after the countdown an end card shows the advertiser`(
      _ format: Scenario.Format
    ) {
      let ad = Scenario.Content.with {
        $0.texts = [.headline: .text("Beehive"), .store: .text("Store"), .price: .text("$2")]
        $0.texts[.body] = .text("Bzz.")
        $0.starRating = 3.5
        $0.video = .seconds(8)
      }
      let session = Session.showing(format, ad: ad)
      session.perform(.advance(.milliseconds(7999)))
      #expect(session.textsOnScreen.contains("Bzz."))
      session.perform(.advance(.milliseconds(1)))
      #expect(session.textsOnScreen.contains("Beehive"))
      #expect(session.textsOnScreen.contains("★★★½  Store  $2"))
      #expect(!session.textsOnScreen.contains("Bzz."))
      #expect(
        Set(session.deviceSnapshot().targets) == [.close, .icon, .headline, .callToAction])
      #expect(picture(session) == 1, "the icon alone")
      session.perform(.tap(.callToAction))
      #expect(session.ad?.google.clicks == 1)
      #expect(session.ad?.networks.clicks == 1)
      session.perform(.close)
      session.perform(.close)
      #expect(session.ad?.state == .dismissed)
      #expect(session.findings == [])
    }

    @Test(arguments: [Target.headline, .icon, .callToAction])
    func `each part of an end card takes a tap, which is a click`(_ target: Target) {
      let session = Session.showing(.rewarded)
      session.perform(.advance(.seconds(5)))
      session.perform(.tap(target))
      #expect(session.ad?.networks.clicks == 1)
      #expect(session.ad?.google.clicks == 1)
      #expect(session.findings == [])
    }

    @Test(arguments: [Scenario.Format.interstitial, .appOpen])
    func `an ad without a countdown keeps its picture`(_ format: Scenario.Format) {
      let session = Session.showing(format, ad: .with { $0.texts[.body] = .text("Bzz.") })
      session.perform(.advance(.seconds(60)))
      #expect(session.textsOnScreen.contains("Bzz."))
    }
  }
}
