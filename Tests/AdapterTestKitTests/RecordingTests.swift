import AdapterTestKit
import GoogleMobileAds
import MannerAdapters
import Testing

/// What is needed to call an adapter's methods without a stage.
@MainActor
struct RecordingTests {
  @Test func `events are written down in order`() {
    let events = RecordingRewardedAdEvents()
    let configuration = TestConfiguration.rewarded(settings: ["profile_id": "42"])
    var ad: (any MediationRewardedAd)?
    OwnSettingsCustomEvent().loadRewardedAd(for: configuration) { answer, _ in
      ad = answer
      return events
    }
    ad?.present(from: UIViewController())
    #expect(events.events == [.willPresent, .impression])
    events.didFailToPresentWithError(NSError(domain: "manner", code: 3))
    #expect(events.events.last == .failedToPresent(domain: "manner", code: 3))
  }

  @Test func `a configuration has the format, the size, the settings and the bid`() {
    let banner = TestConfiguration.banner(
      settings: ["parameter": "7"], size: AdSizeLargeBanner, bidResponse: "won")
    #expect(banner.adSize.size == AdSizeLargeBanner.size)
    #expect(banner.credentials.settings["parameter"] as? String == "7")
    #expect(banner.credentials.format == .banner)
    #expect(banner.bidResponse == "won")
    #expect(banner.watermark?.isEmpty == false)
    #expect(banner.isTestRequest)
    let appOpen = TestConfiguration.appOpen(isTest: false)
    #expect(appOpen.credentials.format == .appOpen)
    #expect(appOpen.bidResponse == nil && appOpen.watermark == nil)
    #expect(!appOpen.isTestRequest)
  }

  @Test func `signals are asked for with the line's settings`() {
    let parameters = TestConfiguration.signals(settings: ["seat": "7"], format: .native)
    var answer: String?
    BiddingCustomEvent().collectSignals(for: parameters) { signals, _ in answer = signals }
    #expect(answer == "seat=7")
  }
}
