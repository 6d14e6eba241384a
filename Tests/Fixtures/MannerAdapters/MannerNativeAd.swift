// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

final class MannerNativeAd: MannerTrackedAd, MediationNativeAd {
  var headline: String? { "Marmalade by post" }
  var body: String? { "Three jars, one letter." }
  var callToAction: String? { "Taste" }
  var advertiser: String? { "Manner & Sons" }
  var images: [NativeAdImage]? { pictures }
  var icon: NativeAdImage? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var extraAssets: [String: Any]? { nil }
  var adChoicesView: UIView? { choicesView }

  func handlesUserClicks() -> Bool { clicks }
  func handlesUserImpressions() -> Bool { impressions }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    let assets = clickableAssetViews.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    rendered(
      in: view, assets, googles: nonclickableAssetViews[.adChoicesViewAsset], from: viewController)
  }

  func didUntrackView(_ view: UIView?) { untracked() }
  func didRecordImpression() { googleSawImpression() }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    googleSawClick(from: viewController)
  }
}
