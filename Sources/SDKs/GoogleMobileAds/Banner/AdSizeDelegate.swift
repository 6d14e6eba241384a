/// Told when a banner's size changes.
public protocol AdSizeDelegate: NSObjectProtocol {
  /// The ad that arrived has this size, and the banner is about to take it, so that its
  /// surroundings can make room. Only called for sizes that leave the ad a choice: `AdSizeFluid`
  /// and the inline adaptive ones.
  func adView(_ bannerView: BannerView, willChangeAdSizeTo adSize: AdSize)
}
