/// Hears when a banner takes another size than it had.
public protocol AdSizeDelegate: NSObjectProtocol {
  /// The ad that came has this size, and the banner is about to take it: whatever is around makes room.
  /// Only of sizes that leave the ad a choice: `AdSizeFluid` and the inline adaptive ones.
  func adView(_ bannerView: BannerView, willChangeAdSizeTo adSize: AdSize)
}
