import AdapterUnitTestKit
import StrangerAdapter
import XCTest

final class UnitTests: XCTestCase {
  private func credentials(_ placement: String) -> AUTKMediationCredentials {
    let credentials = AUTKMediationCredentials()
    credentials.settings = ["parameter": placement]
    return credentials
  }

  func testBannerLoads() {
    let configuration = AUTKMediationBannerAdConfiguration()
    configuration.credentials = credentials("a placement")
    configuration.adSize = AdSizeBanner
    let events = AUTKWaitAndAssertLoadBannerAd(StrangerCustomEvent(), configuration)
    XCTAssertEqual(events.bannerAd?.view.frame.size, AdSizeBanner.size)
    XCTAssertEqual(events.reportImpressionInvokeCount, 0)
  }

  func testRewardedInterstitialFailsWithoutAPlacement() {
    let configuration = AUTKMediationRewardedAdConfiguration()
    configuration.credentials = credentials("")
    AUTKWaitAndAssertLoadRewardedInterstitialAdFailure(
      StrangerCustomEvent(), configuration, StrangerCustomEvent.noAd)
  }

  /// A subclass in a package that is not the SDK's.
  private final class Configuration: AUTKMediationNativeAdConfiguration {
    override var bidResponse: String? {
      get { "a bid" }
      set {}
    }
  }

  func testABidNeedsNoPlacement() {
    AUTKWaitAndAssertLoadNativeAd(StrangerCustomEvent(), Configuration())
  }
}
