/// Hears what becomes of a banner. Everything is optional.
public protocol BannerViewDelegate: NSObjectProtocol {
  /// There is an ad, of the first load or of a refresh.
  func bannerViewDidReceiveAd(_ bannerView: BannerView)
  /// There is none; what was in the view stays there.
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
  /// The impression was counted.
  func bannerViewDidRecordImpression(_ bannerView: BannerView)
  /// A click was counted.
  func bannerViewDidRecordClick(_ bannerView: BannerView)
  /// The ad is about to cover the application.
  func bannerViewWillPresentScreen(_ bannerView: BannerView)
  /// What covers the application is about to go.
  func bannerViewWillDismissScreen(_ bannerView: BannerView)
  /// What covered the application is gone.
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
