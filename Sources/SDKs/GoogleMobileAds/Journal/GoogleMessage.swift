/// What Google's SDK writes into the journal where a ledger or a screen looks for it: whoever writes
/// and whoever reads say it in the same words.
package enum GoogleMessage {
  // The app asks, and hears.
  package static let load = "load(_:)"
  package static let showAd = "nativeAdView.nativeAd = ad"
  package static let takeAdDown = "nativeAdView.nativeAd = nil"
  package static let didReceiveAd = "adLoader(_:didReceive:)"
  package static let didFailToReceiveAd = "adLoader(_:didFailToReceiveAdWithError:)"

  // The app asks for banners, and hears.
  package static let showBanner = "addSubview(bannerView)"
  package static let takeBannerDown = "bannerView.removeFromSuperview()"
  package static let didReceiveBanner = "bannerViewDidReceiveAd(_:)"
  package static let didFailToReceiveBanner = "bannerView(_:didFailToReceiveAdWithError:)"

  /// That the app has an ad, whatever its format; and that it gets none.
  package static let received: Set<String> = [didReceiveAd, didReceiveBanner]
  package static let notReceived: Set<String> = [didFailToReceiveAd, didFailToReceiveBanner]

  // What Google does with banners by itself.
  package static let timeToRefresh = "time to refresh"
  package static let refresh = "the banner asks for another ad"
  package static let bannerOnScreen = "the ad is on the screen"
  package static let bannerOffScreen = "the ad is off the screen"
  package static let bannerOfAnotherSize = "banner-of-another-size"

  /// The name of what the response says of each line, beside an ad or an error.
  package static let responseInfo = "responseInfo"

  // Google waits, asks the adapter, and tells it.
  package static let noAnswerInTime = "no answer in time"
  package static let setUp = "setUp(with:completionHandler:)"
  package static let loadNativeAd = "loadNativeAd(for:completionHandler:)"
  package static let loadBanner = "loadBanner(for:completionHandler:)"
  package static let bannerView = "view"
  package static let changeAdSize = "changeAdSize(to:)"
  /// That a line is asked, whatever the format.
  package static let questions: Set<String> = [loadNativeAd, loadBanner]
  package static let handlesUserClicks = "handlesUserClicks()"
  package static let handlesUserImpressions = "handlesUserImpressions()"
  package static let didRender =
    "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)"
  package static let didUntrackView = "didUntrackView(_:)"
  package static let didRecordImpression = "didRecordImpression()"
  package static let didRecordClick = "didRecordClickOnAsset(with:view:viewController:)"

  // The adapter answers, and reports.
  package static func answer(hasAd: Bool, hasError: Bool) -> String {
    switch (hasAd, hasError) {
    case (true, false): "completionHandler(ad, nil)"
    case (false, true): "completionHandler(nil, error)"
    case (true, true): "completionHandler(ad, error)"
    case (false, false): "completionHandler(nil, nil)"
    }
  }
  package static let reportImpression = "reportImpression()"
  package static let reportClick = "reportClick()"
  package static let willPresentFullScreenView = "willPresentFullScreenView()"
  package static let willDismissFullScreenView = "willDismissFullScreenView()"
  package static let didDismissFullScreenView = "didDismissFullScreenView()"
}
