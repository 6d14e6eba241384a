/// A banner as an adapter hands it back.
///
/// Google's SDK attaches nothing to it: the network's SDK tracks, and the adapter reports.
public protocol MediationBannerAd: MediationAd, MediationBannerAdCalls {
  /// The banner itself, in the requested size.
  var view: UIView { get }
  /// The publisher gave the banner another size.
  func changeAdSize(to adSize: AdSize)
}

extension MediationBannerAd {
  /// Stays as it is.
  public func changeAdSize(to adSize: AdSize) {}
}

/// What an adapter may tell about a banner.
public protocol MediationBannerAdEventDelegate: MediationAdEventDelegate {}

/// What the SDK hands the adapter with the load of a banner.
open class MediationBannerAdConfiguration: MediationAdConfiguration {
  /// The size that the banner must have.
  open var adSize = AdSizeInvalid
}

extension MediationAdapter {
  /// This adapter has no banners.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    OptionalRequirement.leftOut()
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadBanner"))
  }
}

/// Called with exactly one of banner and error, exactly once; returns the delegate for the banner's
/// events, or nil if the answer is no longer wanted.
public typealias GADMediationBannerLoadCompletionHandler = (
  (any MediationBannerAd)?, (any Error)?
) -> (any MediationBannerAdEventDelegate)?
