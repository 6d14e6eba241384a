import Foundation
public import GoogleMobileAds

/// Writes down what an adapter reports about an ad, in order, from whatever thread it comes. Return
/// the one for the format from the load's completion handler.
public class RecordingAdEvents: NSObject, MediationAdEventDelegate {
  private let lock = NSLock()
  private var recorded: [AdapterEvent] = []

  /// What was reported so far.
  public var events: [AdapterEvent] { lock.withLock { recorded } }

  func add(_ event: AdapterEvent) { lock.withLock { recorded.append(event) } }

  /// Writes it down.
  public func reportImpression() { add(.impression) }
  /// Writes it down.
  public func reportClick() { add(.click) }
  /// Writes it down.
  public func willPresentFullScreenView() { add(.willPresent) }
  /// Writes it down.
  public func didFailToPresentWithError(_ error: any Error) {
    let error = error as NSError
    add(.failedToPresent(domain: error.domain, code: error.code))
  }
  /// Writes it down.
  public func willDismissFullScreenView() { add(.willDismiss) }
  /// Writes it down.
  public func didDismissFullScreenView() { add(.didDismiss) }
}

/// Writes down what is reported about a banner.
public final class RecordingBannerAdEvents: RecordingAdEvents, MediationBannerAdEventDelegate {}

/// Writes down what is reported about an interstitial.
public final class RecordingInterstitialAdEvents: RecordingAdEvents,
  MediationInterstitialAdEventDelegate
{}

/// Writes down what is reported about an app open ad.
public final class RecordingAppOpenAdEvents: RecordingAdEvents, MediationAppOpenAdEventDelegate {}

/// Writes down what is reported about a native ad.
public final class RecordingNativeAdEvents: RecordingAdEvents, MediationNativeAdEventDelegate {
  /// Writes it down.
  public func didPlayVideo() { add(.videoPlayed) }
  /// Writes it down.
  public func didPauseVideo() { add(.videoPaused) }
  /// Writes it down.
  public func didEndVideo() { add(.videoEnded) }
  /// Writes it down.
  public func didMuteVideo() { add(.videoMuted) }
  /// Writes it down.
  public func didUnmuteVideo() { add(.videoUnmuted) }
}

/// Writes down what is reported about a rewarded ad or a rewarded interstitial.
public final class RecordingRewardedAdEvents: RecordingAdEvents, MediationRewardedAdEventDelegate {
  /// Writes it down.
  public func didStartVideo() { add(.videoStarted) }
  /// Writes it down.
  public func didEndVideo() { add(.videoEnded) }
  /// Writes it down.
  public func didRewardUser() { add(.reward) }
}
