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
  /// Does nothing.
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {}
  /// Does nothing.
  public func bannerViewDidRecordImpression(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewDidRecordClick(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewWillPresentScreen(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewWillDismissScreen(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewDidDismissScreen(_ bannerView: BannerView) {}
}
