/// A native ad as an adapter hands it back, with the two flags that decide who tracks.
public protocol MediationNativeAd: MediationAd, MediatedUnifiedNativeAd,
  MediationNativeAdCalls
{
  /// Whether the network's SDK tracks clicks itself and reports them. If this is false or not
  /// implemented, Google's SDK does.
  func handlesUserClicks() -> Bool
  /// Whether the network's SDK tracks impressions itself and reports them. If this is false or not
  /// implemented, Google's SDK does.
  func handlesUserImpressions() -> Bool
}

extension MediationNativeAd {
  /// Google tracks.
  public func handlesUserClicks() -> Bool {
    OptionalRequirement.leftOut()
    return false
  }
  /// Google tracks.
  public func handlesUserImpressions() -> Bool {
    OptionalRequirement.leftOut()
    return false
  }
}

/// What an adapter may tell about a native ad: also, how its video goes.
public protocol MediationNativeAdEventDelegate: MediationAdEventDelegate {
  /// The video started or continued.
  func didPlayVideo()
  /// The video is paused.
  func didPauseVideo()
  /// The video reached its end.
  func didEndVideo()
  /// The sound was turned off.
  func didMuteVideo()
  /// The sound was turned on.
  func didUnmuteVideo()
}

/// What the SDK hands the adapter with the load of a native ad.
open class MediationNativeAdConfiguration: MediationAdConfiguration {
  /// The publisher's wishes.
  open var options: [GADAdLoaderOptions] = []
  /// The formats that the publisher can show, which only custom events of SDK 7 are told.
  var adTypes: [AdLoaderAdType] = []
}

extension MediationAdapter {
  /// This adapter has no native ads.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    OptionalRequirement.leftOut()
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadNativeAd"))
  }
}

/// Called with exactly one of ad and error, exactly once; returns the delegate for the ad's events,
/// or nil if the answer is no longer wanted.
public typealias GADMediationNativeLoadCompletionHandler = (
  (any MediationNativeAd)?, (any Error)?
) -> (any MediationNativeAdEventDelegate)?
