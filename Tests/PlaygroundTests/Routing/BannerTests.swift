import AdServing
import GoogleMobileAds
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The calls and callbacks around a banner.
  @Suite @MainActor struct BannerTests {
    private static func scenario(
      _ lines: Scenario.Line..., size: Scenario.Options.BannerSize? = nil, refresh: Duration? = nil
    ) -> Scenario {
      var options = Scenario.Options()
      options.size = size
      options.refresh = refresh
      return Scenario(
        title: "a test",
        adUnits: [
          .init(id: "feed", format: .banner, options: options, lines: lines),
          .init(id: "card", lines: [.sample()]),
        ])
    }

    private func shown(_ scenario: Scenario) -> Session {
      .after(scenario, .load(unit: "feed"), .show(unit: "feed"))
    }

    @Test func `the network counts an impression after a second and all parties are told`() {
      let session = shown(Self.scenario(.sample(ecpmMicros: 4_000_000)))
      #expect(session.entries(of: .advance(.milliseconds(999))).crossings == [])
      #expect(
        session.entries(of: .advance(.milliseconds(1))).crossings == [
          "network counts impression", "network→adapter bannerDidRecordImpression(_:)",
          "adapter→google reportImpression()", "google counts impression", "google counts paid",
          "google→app bannerViewDidRecordImpression(_:)", "google→app paidEventHandler(_:)",
        ])
      #expect(session.findings == [])
    }

    @Test func `the network counts a tap and opens a page that closes again`() {
      let session = shown(Self.scenario(.sample(ad: .with { $0.opens = .page })))
      #expect(
        session.entries(of: .tap(.banner)).crossings == [
          "network counts click", "network→adapter bannerDidRecordClick(_:)",
          "adapter→google reportClick()", "google counts click",
          "google→app bannerViewDidRecordClick(_:)",
          "network→adapter bannerWillPresentScreen(_:)",
          "adapter→google willPresentFullScreenView()",
          "google→app bannerViewWillPresentScreen(_:)",
        ])
      #expect(
        session.entries(of: .close).crossings == [
          "network→adapter bannerWillDismissScreen(_:)",
          "adapter→google willDismissFullScreenView()",
          "google→app bannerViewWillDismissScreen(_:)",
          "network→adapter bannerDidDismissScreen(_:)",
          "adapter→google didDismissFullScreenView()",
          "google→app bannerViewDidDismissScreen(_:)",
        ])
      #expect(session.findings == [])
    }

    @Test func `a banner out of view is neither seen nor tapped`() {
      let session = shown(Self.scenario(.sample()))
      session.perform(.visible(false))
      session.perform(.advance(.seconds(10)))
      session.perform(.tap(.banner))
      #expect(session.ad?.networks.impressions == 0)
      #expect(session.ad?.networks.clicks == 0)
      #expect(session.findings == [])
      session.perform(.visible(true))
      session.perform(.advance(.seconds(1)))
      #expect(session.ad?.google.impressions == 1)
    }

    @Test func `a native ad takes the banner's place and gives it back`() {
      let session = shown(Self.scenario(.sample()))
      session.perform(.load(unit: "card"))
      session.perform(.show(unit: "card"))
      #expect(session.ad?.state == .dismissed)
      #expect(session.adOnScreen == "card#1")
      session.perform(.show(unit: "feed"))
      #expect(session.ad?.state == .onScreen)
      #expect(session.adOnScreen == "feed#1")
      #expect(session.findings == [])
    }

    @Test func `a banner of another size is error 10, and the next line is asked`() throws {
      let session = Session.after(
        Self.scenario(
          .sample(label: "A", className: "BrokenAdapters.IgnoresTheSizeCustomEvent"),
          .sample(label: "B"), size: .mediumRectangle),
        .load(unit: "feed"))
      #expect(session.ad?.line == "B")
      #expect(session.findings == ["banner-of-another-size"])
      let lines = try #require(session.ledgers.waterfalls["feed"]?.lines)
      guard case .failed(_, let problem) = lines[0].state else {
        Issue.record("\(lines[0].state)")
        return
      }
      #expect(problem.code == RequestError.mediationInvalidAdSize.rawValue)
      guard case .filled = lines[1].state else {
        Issue.record("\(lines[1].state)")
        return
      }
      #expect(lines[0].info?.problem?.code == 10)
    }

    @Test func `a refresh brings another ad with its own counts`() {
      let session = shown(Self.scenario(.sample(), refresh: .seconds(30)))
      session.perform(.advance(.milliseconds(29_999)))
      #expect(session.adOnScreen == "feed#1")
      session.perform(.advance(.milliseconds(201)))
      #expect(session.adOnScreen == "feed#2")
      #expect(session.ledgers["feed#1"]?.state == .dismissed)
      session.perform(.advance(.seconds(1)))
      #expect(session.ledgers["feed#1"]?.google.impressions == 1)
      #expect(session.ledgers["feed#2"]?.google.impressions == 1)
      #expect(session.findings == [])
    }

    @Test func `without the setting there is no refresh`() {
      let session = shown(Self.scenario(.sample()))
      session.perform(.advance(.seconds(600)))
      #expect(session.ledgers.ads.map(\.name) == ["feed#1"])
    }

    @Test func `a refresh without an ad keeps the old one`() {
      let session = shown(Self.scenario(.sample(), refresh: .seconds(30)))
      session.perform(.set(Change(unit: "feed", \.outcome, .noFill)))
      session.perform(.advance(.seconds(31)))
      guard case .failed = session.ledgers["feed#2"]?.state else {
        Issue.record("feed#2 has not failed")
        return
      }
      #expect(session.adOnScreen == "feed#1")
      session.perform(.tap(.banner))
      #expect(session.ledgers["feed#1"]?.google.clicks == 1)
    }

    @Test func `a banner is not refreshed while it is not visible`() {
      let session = shown(Self.scenario(.sample(), refresh: .seconds(30)))
      session.perform(.background)
      session.perform(.advance(.seconds(300)))
      #expect(session.ledgers.ads.count == 1)
      session.perform(.foreground)
      session.perform(.dismiss(unit: "feed"))
      session.perform(.advance(.seconds(300)))
      #expect(session.ledgers.ads.count == 1)
    }

    nonisolated static let faults: [(WireFault, [String])] = [
      (.dropsClicks, ["click-not-reported"]), (.repeatsClicks, ["click-reported-twice"]),
      (.delaysClicks, ["click-not-reported", "click-reported-late"]),
      (.dropsImpressions, ["impression-not-reported"]),
      (.repeatsImpressions, ["impression-reported-twice"]),
      (.delaysImpressions, ["impression-not-reported", "impression-reported-late"]),
      (.reordersScreens, ["screens-out-of-order"]), (.repeatsAnswer, ["completion-called-twice"]),
      (.dropsAnswer, ["completion-never-called"]),
      (.delaysAnswer, ["answer-too-late", "no-answer-in-time"]), (.dropsRender, []),
      (.dropsUntrack, []), (.repeatsPresent, ["screen-announced-twice"]),
      (.dropsDismissal, ["screen-never-closed"]), (.dropsPresent, []), (.dropsReward, []),
      (.repeatsReward, []), (.delaysReward, []), (.dropsSignals, []), (.repeatsSignals, []),
      (.delaysSignals, []), (.multipliesClicks, []),
      (.dropsAnnouncement, ["dismissed-without-present", "page-not-reported"]), (.dropsRefusal, []),
      (.repeatsDismissal, ["dismissed-without-present"]),
      (.delaysDismissal, ["screen-closed-late"]), (.repeatsAd, ["publisher-told-twice"]),
      (.delaysScreen, ["publisher-told-late"]), (.repeatsFailure, []),
    ]

    @Test(arguments: faults)
    func `each fault breaks its rules`(
      _ fault: WireFault, _ broken: [String]
    ) {
      var line = Scenario.Line.sample(ad: .with { $0.opens = .page })
      line.faults = [fault]
      let session = shown(Self.scenario(line))
      for action: Action in [
        .advance(.seconds(1)), .tap(.banner), .close, .advance(.seconds(12)),
        .dismiss(unit: "feed"), .advance(.seconds(12)),
      ] { session.perform(action) }
      #expect(session.findings == broken)
    }

    @Test func `another size applies from the next load, and the old ad is told`() {
      let session = shown(Self.scenario(.sample()))
      session.perform(.set(Change(unit: "feed", \.size, .largeBanner)))
      let asked = session.entries(of: .load(unit: "feed")).crossings
      #expect(asked.contains("google→adapter changeAdSize(to:)"))
      #expect(session.adOnScreen == "feed#2")
      #expect(session.findings == [])
      let frame = session.stageState(unit: "feed").device.adFrame
      #expect(frame == PointRect(x: 30, y: 500, width: 320, height: 100))
    }

    @Test func `an ad loading while the size changes is told of the new size`() {
      let session = shown(Self.scenario(.sample(), size: .mediumRectangle))
      session.perform(.request(unit: "feed"))
      session.perform(.set(Change(unit: "feed", \.size, .banner)))
      let told = session.entries(of: .load(unit: "feed")).filter { $0.sense == .sizeSaid }
      #expect(told.map(\.ad) == ["feed#1", "feed#2"])
    }
  }
}
