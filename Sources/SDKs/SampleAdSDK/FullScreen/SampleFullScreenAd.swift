import Simulation

/// An ad that covers an application and tells a delegate for all such ads.
open class SampleFullScreenAd: SampleCover {
  /// Told what happens to the ad.
  open weak var delegate: (any SampleFullScreenAdDelegate)?

  /// Covers the application, if there is an ad and nothing else covers it.
  @preconcurrency @MainActor open func show(from controller: UIViewController) {
    show(over: controller, "show(from:)")
  }

  override var listener: AnyObject? { delegate }

  override func call(for event: SampleCoverEvent) -> (message: String, body: () -> Void)? {
    guard let delegate else { return nil }
    return switch event {
    case .loaded: ("adDidLoad(_:)", { delegate.adDidLoad(self) })
    case .failed(let code):
      ("ad(_:didFailToLoadAdWith:)", { delegate.ad(self, didFailToLoadAdWith: code) })
    case .expired: ("adDidExpire(_:)", { delegate.adDidExpire(self) })
    case .failedToShow(let error):
      ("ad(_:didFailToShowWith:)", { delegate.ad(self, didFailToShowWith: error) })
    case .willPresent: ("adWillPresentScreen(_:)", { delegate.adWillPresentScreen(self) })
    case .sawImpression: ("adDidRecordImpression(_:)", { delegate.adDidRecordImpression(self) })
    case .sawClick: ("adDidRecordClick(_:)", { delegate.adDidRecordClick(self) })
    case .videoStarted: ("adDidStartVideo(_:)", { delegate.adDidStartVideo(self) })
    case .videoEnded: ("adDidEndVideo(_:)", { delegate.adDidEndVideo(self) })
    case .rewarded: ("adDidEarnReward(_:)", { delegate.adDidEarnReward(self) })
    case .closing: ("adWillDismissScreen(_:)", { delegate.adWillDismissScreen(self) })
    case .closed: ("adDidDismissScreen(_:)", { delegate.adDidDismissScreen(self) })
    }
  }
}

/// An ad between two screens of an application.
open class SampleInterstitialAd: SampleFullScreenAd {}

/// An ad that is watched for a reward.
open class SampleRewardedAd: SampleFullScreenAd {
  override var format: SampleCreative.Format { .rewarded }
}

/// An ad that is shown when the user opens an application.
open class SampleAppOpenAd: SampleFullScreenAd {
  override var format: SampleCreative.Format { .appOpen }
}
