/// Told how the load of a banner of the Sample network went, and what happens to the banner.
public protocol SampleBannerAdDelegate: NSObjectProtocol {
  /// The banner has an ad.
  func bannerDidLoad(_ banner: SampleBanner)
  /// It has no ad.
  func banner(_ banner: SampleBanner, didFailToLoadAdWith errorCode: SampleErrorCode)
  /// The banner is about to leave the application.
  func bannerWillLeaveApplication(_ banner: SampleBanner)

  // Optional.
  /// The network counted the impression.
  func bannerDidRecordImpression(_ banner: SampleBanner)
  /// The network counted a click.
  func bannerDidRecordClick(_ banner: SampleBanner)
  /// The banner is about to cover the application.
  func bannerWillPresentScreen(_ banner: SampleBanner)
  /// The full-screen view is about to go.
  func bannerWillDismissScreen(_ banner: SampleBanner)
  /// The full-screen view is gone.
  func bannerDidDismissScreen(_ banner: SampleBanner)
}

extension SampleBannerAdDelegate {
  public func bannerDidRecordImpression(_ banner: SampleBanner) {}
  /// Has the delegate told that the click leaves the application, as the network always does.
  public func bannerDidRecordClick(_ banner: SampleBanner) { banner.sayThatItLeaves() }
  public func bannerWillPresentScreen(_ banner: SampleBanner) {}
  public func bannerWillDismissScreen(_ banner: SampleBanner) {}
  public func bannerDidDismissScreen(_ banner: SampleBanner) {}
}
