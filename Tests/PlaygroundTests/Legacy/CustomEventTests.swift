import AdServing
import Catalogue
import Contract
import GoogleMobileAds
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Custom events that answer as none should, and requests that make no sense.
  @Suite @MainActor struct CustomEventTests {
    private func session(_ className: String, _ actions: Action...) -> Session {
      let session = Session.after(
        .legacyFeed(.sample(className: "StrangeAdapters.\(className)")), .load(unit: "feed"))
      for action in actions { session.perform(action) }
      return session
    }

    @Test(arguments: ["MapsNothingCustomEvent", "FailsForNoReasonCustomEvent"])
    func `neither an ad nor an error is a failure, and noted`(_ className: String) throws {
      let session = session(className)
      #expect(session.journal.entries.contains { $0.sense == .adRefused })
      #expect(session.violations == ["not-exactly-one-of-ad-and-error"])
    }

    @Test func `of two answers the first stands`() throws {
      let session = session("AnswersAgainCustomEvent")
      #expect(try #require(session.ad).state == .loaded)
      #expect(session.violations == ["completion-called-twice"])
    }

    @Test(arguments: [
      (Scenario.Format.native, "LegacyNativeCustomEvent"), (.banner, "LegacyBannerCustomEvent"),
      (.interstitial, "LegacyInterstitialCustomEvent"),
    ])
    func `of a network's two answers a good custom event passes on the first`(
      _ format: Scenario.Format, _ name: String
    ) throws {
      var unit = Scenario.Unit(
        id: "feed", format: format,
        lines: [.sample(.answersTwice, className: "LegacyAdapter.\(name)")])
      unit.api = .legacy
      let session = Session.after(Scenario(title: "t", adUnits: [unit]), .load(unit: "feed"))
      #expect(session.journal.entries.count { $0.sense == .networkAnswered } == 2)
      #expect(try #require(session.ad).state == .loaded)
      #expect(session.violations == [] && session.findings == [])
    }

    @Test func `a custom event can't pass on that its network could not show its ad`() throws {
      var line = Scenario.Line.sample(className: "LegacyAdapter.LegacyInterstitialCustomEvent")
      line.showing = .fails
      var unit = Scenario.Unit(id: "feed", format: .interstitial, lines: [line])
      unit.api = .legacy
      let session = Session.after(
        Scenario(title: "t", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(5)))
      #expect(session.journal.entries.contains { $0.sense == .networkShowFailed })
      #expect(session.findings == [])
    }

    @Test func `the same mapped ad for two requests is noted`() {
      let session = session("SharesItsAdCustomEvent", .load(unit: "feed"))
      #expect(session.violations == ["ad-handed-over-twice"])
    }

    @Test func `an answer after the time limit is noted, since its custom event still lives`() {
      let session = session("DawdlingCustomEvent", .advance(.seconds(70)))
      #expect(session.violations == ["answer-too-late"])
    }

    @Test func `assets that make no sense are left out`() throws {
      let session = session("AnswersAgainCustomEvent", .show(unit: "feed"), .tap(.headline))
      let assets = try #require(session.ad).assets.google
      #expect(assets.string("headline") == "Strange")
      #expect(assets["extraAssets"] == .fields(["eight": "8"]))
    }

    @Test func `an object that was never handed over is noted`() {
      let session = session("MapsNothingCustomEvent")
      GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(StrangerAd())
      #expect(session.violations.last == "unknown-mediated-ad")
      #expect(session.ad?.google == .init())
    }

    @Test(arguments: AdapterAPI.allCases)
    func `a class is only found in a unit of its own interface`(_ api: AdapterAPI) throws {
      let names = ["SampleAdapter.SampleCustomEvent", "LegacyAdapter.LegacyNativeCustomEvent"]
      for name in names {
        var unit = Scenario.Unit(id: "feed", lines: [.sample(className: name)])
        unit.api = api
        let session = Session.after(
          Scenario(title: "a test", adUnits: [unit]), .load(unit: "feed"))
        let isOwn = name.hasPrefix("Sample") == (api == .modern)
        #expect(session.violations == (isOwn ? [] : ["class-not-found"]))
      }
    }

    @Test(arguments: [Scenario.Format.rewarded, .appOpen, .banner])
    func `a format that the custom event does not have is an error`(
      _ format: Scenario.Format
    ) throws {
      var unit = Scenario.Unit(
        id: "feed", format: format,
        lines: [.sample(className: "LegacyAdapter.LegacyNativeCustomEvent")])
      unit.api = .legacy
      let session = Session.after(Scenario(title: "a test", adUnits: [unit]), .load(unit: "feed"))
      #expect(session.journal.entries.contains { $0.sense == .adRefused })
      #expect(session.findings == [])
    }

    @Test func `what the publisher says about a request reaches the network`() throws {
      var options = Scenario.Options()
      options.testRequest = true
      let session = Session.after(
        .legacyFeed(
          .sample(className: "LegacyAdapter.LegacyNativeCustomEvent"), options: options),
        .load(unit: "feed"))
      let asked = try #require(session.journal.entries.first { $0.sense == .networkAsked })
      #expect(asked.data["testMode"] == .bool(true))
    }

    @Test func `Google Serving may decide to track where both flags say yes`() throws {
      let session = Session.after(
        .legacyFeed(
          .sample(className: "LegacyAdapter.LegacyTrackingCustomEvent", googleDecides: true)),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)), .tap(.headline))
      let ad = try #require(session.ad)
      #expect(ad.clicks?.isGoogles == true)
      #expect(ad.google == .init(impressions: 1, clicks: 1))
      #expect(session.findings == [])
    }

    @Test(arguments: ["bottom", "break"])
    func `an impression that no call reports is counted by each side for itself`(
      _ unit: String
    ) throws {
      let session = Session.after(
        try Scenario(reading: #require(ScenarioLibrary.content(of: "older-banner-and-break"))),
        .load(unit: unit), .show(unit: unit), .advance(.seconds(2)))
      let ad = try #require(session.ledgers.newest(of: unit))
      #expect(ad.google.impressions == 1 && ad.networks.impressions == 1)
      #expect(ad.countRows.first?.passage == .apart(fewer: nil))
      #expect(
        Verdict(ad).sentences.contains(
          "Google and the network each counted the impression; neither tells the other."))
      #expect(WatchSwitch(ad) == .apart)
      let banner = Scenario.Unit(id: "feed", format: .banner, lines: [.sample(.fill)])
      let modern = Session.after(
        Scenario(title: "a test", adUnits: [banner]), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(2)))
      #expect(WatchSwitch(modern.ad) == .always)
    }

    private final class StrangerAd: NSObject, GADMediatedNativeAd {
      func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)? { nil }
      func extraAssets() -> [AnyHashable: Any]? { nil }
    }
  }
}
