import UIKit

/// Called once a native ad was drawn, or could not be.
public typealias POBNativeAdRenderingCompletionBlock = (any POBNativeAd, (any Error)?) -> Void

/// A native ad: its parts for an application that draws them itself, and views that are drawn already.
public protocol POBNativeAd: NSObjectProtocol {
  /// Sets who is told what happens to the ad.
  func setAdDelegate(_ delegate: any POBNativeAdDelegate)
  /// The view in which the ad was drawn.
  func adView() -> POBNativeAdView
  /// The icon that explains the ad.
  func adInfoIconView() -> UIImageView?

  /// The title.
  func titleAsset() -> POBNativeAdTitleResponseAsset
  /// The text.
  func descriptionAsset() -> POBNativeAdDataResponseAsset
  /// From 0 to 5.
  func ratingAsset() -> POBNativeAdDataResponseAsset
  /// The price.
  func priceAsset() -> POBNativeAdDataResponseAsset
  /// The advertiser.
  func advertiserAsset() -> POBNativeAdDataResponseAsset
  /// The text of the button.
  func callToActionAsset() -> POBNativeAdDataResponseAsset
  /// The small picture.
  func iconAsset() -> POBNativeAdImageResponseAsset
  /// The large picture.
  func mainImageAsset() -> POBNativeAdImageResponseAsset

  /// The title that was requested under this number.
  func titleAsset(withId identifier: Int) -> POBNativeAdTitleResponseAsset
  /// The text that was requested under this number.
  func dataAsset(withId identifier: Int) -> POBNativeAdDataResponseAsset
  /// The picture that was requested under this number.
  func imageAsset(withId identifier: Int) -> POBNativeAdImageResponseAsset

  /// Draws the ad as its template says.
  func renderAd(completion: @escaping POBNativeAdRenderingCompletionBlock)
  /// Draws the ad in that template, whose look may be the application's.
  func renderAd(
    with templateview: POBNativeTemplateView,
    andCompletion completion: @escaping POBNativeAdRenderingCompletionBlock)
  /// Counts that view once it was seen, and touches of the clickable ones.
  func registerView(forInteractions adView: UIView, clickableViews: [UIView])
}

/// What happens to a native ad. None of it need be there.
public protocol POBNativeAdDelegate: NSObjectProtocol {
  /// A click will open a page over the application.
  func nativeAdWillPresentModal(_ nativeAd: any POBNativeAd)
  /// The page is there.
  func nativeAdDidPresentModal(_ nativeAd: any POBNativeAd)
  /// The page is gone.
  func nativeAdDidDismissModal(_ nativeAd: any POBNativeAd)
  /// A click leads to another application.
  func nativeAdWillLeaveApplication(_ nativeAd: any POBNativeAd)
  /// An impression was counted.
  func nativeAdDidRecordImpression(_ nativeAd: any POBNativeAd)
  /// A click was counted.
  func nativeAdDidRecordClick(_ nativeAd: any POBNativeAd)
  /// It was one of the part that was requested under this number.
  func nativeAd(_ nativeAd: any POBNativeAd, didRecordClickForAsset assetId: Int)
}

extension POBNativeAdDelegate {
  public func nativeAdWillPresentModal(_ nativeAd: any POBNativeAd) {}
  public func nativeAdDidPresentModal(_ nativeAd: any POBNativeAd) {}
  public func nativeAdDidDismissModal(_ nativeAd: any POBNativeAd) {}
  public func nativeAdWillLeaveApplication(_ nativeAd: any POBNativeAd) {}
  public func nativeAdDidRecordImpression(_ nativeAd: any POBNativeAd) {}
  public func nativeAdDidRecordClick(_ nativeAd: any POBNativeAd) {}
  public func nativeAd(_ nativeAd: any POBNativeAd, didRecordClickForAsset assetId: Int) {}
}
