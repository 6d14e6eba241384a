import AdapterUnitTestKit
import MannerAdapters
import Testing
import XCTest

/// The style of published suites: both libraries in one file, classes with a set-up of their own,
/// loads without the kit's functions, and errors that are types of the adapter.
@Suite("Suites in the style of networks")
@MainActor
final class SuiteStyleTests {
  private let adapter = MainQueueCustomEvent()

  init() {
    MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment = true
  }

  deinit {
    MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment = nil
  }

  private func createConfig(
    bidResponse: String? = nil,
    adSize: AdSize = currentOrientationAnchoredAdaptiveBanner(width: 320)
  ) -> AUTKMediationBannerAdConfiguration {
    let config = AUTKMediationBannerAdConfiguration()
    config.credentials = AUTKMediationCredentials()
    config.bidResponse = bidResponse
    config.adSize = adSize
    config.extras = Extras()
    config.isTestRequest = true
    return config
  }

  @Test("A test that awaits lets main run, and the delegate counts from any thread")
  func loadBanner_reportsClick() async {
    let eventDelegate = AUTKMediationBannerAdEventDelegate()
    await withCheckedContinuation { continuation in
      adapter.loadBanner(for: createConfig()) { banner, error in
        #expect(banner?.view != nil)
        #expect(error == nil)
        continuation.resume()
        return eventDelegate
      }
    }
    DispatchQueue.concurrentPerform(iterations: 50) { _ in eventDelegate.reportClick() }
    #expect(eventDelegate.reportClickInvokeCount == 50)
    XCTAssertEqual(eventDelegate.reportImpressionInvokeCount, 0)
    eventDelegate.didFailToPresentWithError(StyleError.expired)
    #expect((eventDelegate.didFailToPresentError as? NSError)?.code == 4)
  }

  @Test("A failure may be answered with no delegate")
  func loadRewarded_fails() async {
    let config = AUTKMediationRewardedAdConfiguration()
    await withCheckedContinuation { continuation in
      OwnSettingsCustomEvent().loadRewardedInterstitialAd(for: config) { rewarded, error in
        #expect(rewarded == nil)
        #expect((error as? NSError)?.domain == "manner")
        continuation.resume()
        return nil
      }
    }
  }

  @Test("An expected error may be a type with a number of its own")
  func load_failsWithTypedError() {
    AUTKWaitAndAssertLoadInterstitialAdFailure(
      TypedErrorCustomEvent(), AUTKMediationInterstitialAdConfiguration(), StyleError.expired)
    AUTKWaitAndAssertLoadInterstitialAdFailure(
      TypedErrorCustomEvent(), AUTKMediationInterstitialAdConfiguration(),
      NSError(domain: "style", code: 4))
  }
}

private enum StyleError: Int, CustomNSError {
  case expired = 4

  static var errorDomain: String { "style" }
  var errorCode: Int { rawValue }
}

/// Fails with an error that is no NSError.
private final class TypedErrorCustomEvent: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    _ = completionHandler(nil, StyleError.expired)
  }
}
