import Foundation

/// Told what happens to native ads. An impression is told to the revenue delegate only.
public protocol MANativeAdDelegate: NSObjectProtocol {
  /// There is an ad; the view is nil unless it was loaded into one.
  func didLoadNativeAd(_ nativeAdView: MANativeAdView?, for ad: MAAd)
  /// There is none.
  func didFailToLoadNativeAd(
    forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError)
  /// The user touched it.
  func didClickNativeAd(_ ad: MAAd)
  /// It has waited too long to be shown.
  func didExpireNativeAd(_ ad: MAAd)
}

extension MANativeAdDelegate {
  public func didExpireNativeAd(_ ad: MAAd) {}
}
