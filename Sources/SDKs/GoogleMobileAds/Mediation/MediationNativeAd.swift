/// A native ad as an adapter hands it back, with the two flags that decide who watches the user.
public protocol MediationNativeAd: MediationAd, MediatedUnifiedNativeAd {
  /// Whether the network's SDK watches for clicks itself and reports them. Google's does when this is
  /// false or not implemented.
  func handlesUserClicks() -> Bool
  /// Whether the network's SDK watches for impressions itself and reports them. Google's does when
  /// this is false or not implemented.
  func handlesUserImpressions() -> Bool
}

extension MediationNativeAd {
  /// Google watches.
  public func handlesUserClicks() -> Bool { false }
  /// Google watches.
  public func handlesUserImpressions() -> Bool { false }
}

/// What an adapter may tell about a native ad: in addition, how its video goes.
public protocol MediationNativeAdEventDelegate: MediationAdEventDelegate {
  /// The video began or went on.
  func didPlayVideo()
  /// The video stands still.
  func didPauseVideo()
  /// The video came to its end.
  func didEndVideo()
  /// The sound went off.
  func didMuteVideo()
  /// The sound went on.
  func didUnmuteVideo()
}

/// What the SDK hands the adapter with the load of a native ad.
open class MediationNativeAdConfiguration: MediationAdConfiguration {
  /// The publisher's wishes.
  open var options: [GADAdLoaderOptions] = []
}

extension MediationAdapter {
  /// This adapter has no native ads.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadNativeAd"))
  }
}

/// Called with exactly one of ad and error, exactly once; hands back the delegate that hears of the
/// ad's events, or nothing when the answer is not wanted any more.
public typealias GADMediationNativeLoadCompletionHandler = (
  (any MediationNativeAd)?, (any Error)?
) -> (any MediationNativeAdEventDelegate)?
