import AdapterUnitTestKit
import MannerAdapters
import Testing

/// As networks write their suites with Swift Testing, on the main actor. Nothing else runs there
/// while the kit waits, so their fakes answer at once or from another queue.
@MainActor @Suite(.serialized)
struct MainActorSuiteTests {
  @Test func `an adapter that answers at once fills all formats`() {
    let adapter = PrivateQueueCustomEvent()
    let banner = AUTKMediationBannerAdConfiguration()
    banner.adSize = AdSizeMediumRectangle
    #expect(AUTKWaitAndAssertLoadBannerAd(adapter, banner).bannerAd != nil)
    #expect(
      AUTKWaitAndAssertLoadInterstitialAd(adapter, AUTKMediationInterstitialAdConfiguration())
        .interstitialAd != nil)
    #expect(
      AUTKWaitAndAssertLoadNativeAd(adapter, AUTKMediationNativeAdConfiguration()).nativeAd?
        .headline == "Marmalade by post")
    #expect(
      AUTKWaitAndAssertLoadRewardedAd(adapter, AUTKMediationRewardedAdConfiguration()).rewardedAd
        != nil)
    #expect(
      AUTKWaitAndAssertLoadRewardedInterstitialAd(adapter, AUTKMediationRewardedAdConfiguration())
        .rewardedAd != nil)
    #expect(
      AUTKWaitAndAssertLoadAppOpenAd(adapter, AUTKMediationAppOpenAdConfiguration()).appOpenAd
        != nil)
  }

  @Test func `an answer from another queue is waited for`() {
    let configuration = AUTKMediationNativeAdConfiguration()
    #expect(
      AUTKWaitAndAssertLoadNativeAd(BackgroundQueueCustomEvent(), configuration).nativeAd != nil)
    #expect(AUTKWaitAndAssertLoadNativeAd(SemaphoreCustomEvent(), configuration).nativeAd != nil)
  }

  @Test func `a timer of the simulated clock rings meanwhile`() {
    let events = AUTKWaitAndAssertLoadNativeAd(
      WorldTimerCustomEvent(), AUTKMediationNativeAdConfiguration())
    #expect(events.nativeAd != nil)
  }

  @Test func `a bid's response and watermark arrive, and where to present`() {
    let configuration = AUTKMediationInterstitialAdConfiguration()
    #expect(configuration.topViewController == nil)
    let controller = UIViewController()
    configuration.topViewController = controller
    configuration.bidResponse = "won"
    configuration.watermark = Data([1])
    AUTKWaitAndAssertLoadInterstitialAd(BiddingCustomEvent(), configuration)
    #expect((configuration as MediationAdConfiguration).topViewController === controller)
  }

  @Test func `what an ad reports is counted`() {
    let events = AUTKWaitAndAssertLoadRewardedAd(
      PrivateQueueCustomEvent(), AUTKMediationRewardedAdConfiguration())
    events.rewardedAd?.present(from: UIViewController())
    #expect(events.willPresentFullScreenViewInvokeCount == 1)
    #expect(events.reportImpressionInvokeCount == 1)
    #expect(events.reportClickInvokeCount == 0)
    #expect(events.didRewardUserInvokeCount == 0)
  }

  @Test func `an error in place of an ad is an issue of the calling line`() {
    withKnownIssue {
      AUTKWaitAndAssertLoadNativeAd(
        OwnSettingsCustomEvent(), AUTKMediationNativeAdConfiguration())
    } matching: { issue in
      issue.says("expected a native ad, but the adapter failed: manner 7, ")
        && issue.sourceLocation?.fileName == "MainActorSuiteTests.swift"
    }
  }

  @Test func `an ad in place of an error is an issue`() {
    withKnownIssue {
      AUTKWaitAndAssertLoadRewardedInterstitialAdFailure(
        PrivateQueueCustomEvent(), AUTKMediationRewardedAdConfiguration(),
        NSError(domain: "manner", code: 7))
    } matching: {
      $0.says("expected the error manner 7, but the adapter had a rewarded interstitial")
    }
  }

  @Test func `an answer that waits for the main queue does not come`() {
    withKnownIssue {
      AUTKWaitAndAssertLoadNativeAd(MainQueueCustomEvent(), AUTKMediationNativeAdConfiguration())
    } matching: {
      $0.says("the adapter did not answer in 1.0 seconds when asked for a native ad")
    }
  }
}

extension MainActorSuiteTests {
  @Test func `an answer that waits for the main actor does not come, and the issue says why`() {
    withKnownIssue {
      AUTKWaitAndAssertLoadNativeAd(
        MainActorTaskCustomEvent(), AUTKMediationNativeAdConfiguration())
    } matching: {
      $0.says(
        "the adapter did not answer in 1.0 seconds when asked for a native ad; main is waiting for "
          + "the adapter; its Task on the main actor cannot run")
    }
  }

  @Test func `an adapter that has no task under way is not said to wait for main`() {
    withKnownIssue {
      AUTKWaitAndAssertLoadNativeAd(SilentCustomEvent(), AUTKMediationNativeAdConfiguration())
    } matching: {
      $0.comments.map(\.rawValue)
        == ["the adapter did not answer in 1.0 seconds when asked for a native ad"]
    }
  }
}

/// Starts a task that is done soon, and never answers.
private final class SilentCustomEvent: MannerCustomEvent {
  override func deliver(_ answer: @escaping () -> Void) { Task {} }
}

extension Issue {
  func says(_ text: String) -> Bool {
    comments.contains { $0.rawValue.hasPrefix(text) }
  }
}
