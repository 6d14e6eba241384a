import AdapterUnitTestKit
import MannerAdapters
import XCTest

/// As networks write their suites with XCTest: on the main thread, whose queue is served while the
/// kit waits.
final class BannerXCTests: XCTestCase {
  private let configuration = AUTKMediationBannerAdConfiguration()

  override func setUp() {
    super.setUp()
    let credentials = AUTKMediationCredentials()
    credentials.settings = ["profile_id": "42"]
    credentials.format = .banner
    configuration.credentials = credentials
    configuration.adSize = AdSizeBanner
  }

  func testAnswersAtOnce() {
    let events = AUTKWaitAndAssertLoadBannerAd(OwnSettingsCustomEvent(), configuration)
    XCTAssertEqual(events.bannerAd?.view.frame.size, AdSizeBanner.size)
  }

  func testAnswersThroughTheMainQueue() {
    XCTAssertNotNil(AUTKWaitAndAssertLoadBannerAd(MainQueueCustomEvent(), configuration).bannerAd)
    XCTAssertNotNil(
      AUTKWaitAndAssertLoadBannerAd(MainActorTaskCustomEvent(), configuration).bannerAd)
  }

  func testAnswersFromAnotherQueue() {
    XCTAssertNotNil(
      AUTKWaitAndAssertLoadBannerAd(PrivateQueueCustomEvent(), configuration).bannerAd)
    XCTAssertNotNil(
      AUTKWaitAndAssertLoadBannerAd(BackgroundQueueCustomEvent(), configuration).bannerAd)
    XCTAssertNotNil(AUTKWaitAndAssertLoadBannerAd(SemaphoreCustomEvent(), configuration).bannerAd)
  }

  func testAnswersAfterATimer() {
    XCTAssertNotNil(AUTKWaitAndAssertLoadBannerAd(WorldTimerCustomEvent(), configuration).bannerAd)
    XCTAssertNotNil(AUTKWaitAndAssertLoadBannerAd(RealTimerCustomEvent(), configuration).bannerAd)
    XCTAssertNotNil(
      AUTKWaitAndAssertLoadBannerAd(BackgroundTimerCustomEvent(), configuration).bannerAd)
    XCTAssertNotNil(
      AUTKWaitAndAssertLoadBannerAd(SleepingTaskCustomEvent(), configuration).bannerAd)
  }

  func testRefusesLinesWithoutItsSettings() {
    AUTKWaitAndAssertLoadBannerAdFailure(
      OwnSettingsCustomEvent(), AUTKMediationBannerAdConfiguration(),
      NSError(domain: "manner", code: 7))
  }

  func testCollectsSignals() {
    let credentials = AUTKMediationCredentials()
    credentials.settings = ["seat": "7"]
    let lines = AUTKRTBMediationSignalsConfiguration()
    lines.credentials = [credentials]
    let parameters = AUTKRTBRequestParameters()
    parameters.configuration = lines
    parameters.adSize = AdSizeBanner
    let isAnswered = expectation(description: "signals")
    BiddingCustomEvent().collectSignals(for: parameters) { signals, error in
      XCTAssertEqual(signals, "seat=7")
      XCTAssertNil(error)
      isAnswered.fulfill()
    }
    wait(for: [isAnswered])
  }

  func testVersionsAreQuick() {
    AUTKTestAdapterVersionLatency(PrivateQueueCustomEvent.self)
    AUTKTestAdSDKVersionLatency(PrivateQueueCustomEvent.self)
    AUTKAssertEqualVersion(
      PrivateQueueCustomEvent.adSDKVersion(),
      VersionNumber(majorVersion: 3, minorVersion: 1, patchVersion: 4))
  }
}
