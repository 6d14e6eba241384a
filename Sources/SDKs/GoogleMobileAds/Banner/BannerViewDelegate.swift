/// Told what happens to a banner. Everything is optional.
public protocol BannerViewDelegate: NSObjectProtocol {
  /// An ad was loaded, by the first load or a refresh.
  func bannerViewDidReceiveAd(_ bannerView: BannerView)
  /// No ad was loaded; the view keeps what it shows.
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
  /// The impression was counted.
  func bannerViewDidRecordImpression(_ bannerView: BannerView)
  /// A click was counted.
  func bannerViewDidRecordClick(_ bannerView: BannerView)
  /// The ad is about to cover the application.
  func bannerViewWillPresentScreen(_ bannerView: BannerView)
  /// The full-screen view is about to go.
  func bannerViewWillDismissScreen(_ bannerView: BannerView)
  /// The full-screen view is gone.
  func bannerViewDidDismissScreen(_ bannerView: BannerView)
}

extension BannerViewDelegate {
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {}
  public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {}
  public func bannerViewDidRecordImpression(_ bannerView: BannerView) {}
  public func bannerViewDidRecordClick(_ bannerView: BannerView) {}
  public func bannerViewWillPresentScreen(_ bannerView: BannerView) {}
  public func bannerViewWillDismissScreen(_ bannerView: BannerView) {}
  public func bannerViewDidDismissScreen(_ bannerView: BannerView) {}
}
