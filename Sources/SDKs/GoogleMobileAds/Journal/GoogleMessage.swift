/// What Google's SDK writes into the journal where a ledger or a screen looks for it: whoever writes
/// and whoever reads say it in the same words.
package enum GoogleMessage {
  // The app asks, and hears.
  package static let load = "load(_:)"
  package static let showAd = "nativeAdView.nativeAd = ad"
  package static let takeAdDown = "nativeAdView.nativeAd = nil"
  package static let didReceiveAd = "adLoader(_:didReceive:)"
  package static let didFailToReceiveAd = "adLoader(_:didFailToReceiveAdWithError:)"

  package static let loadFullScreenAd = "load(with:request:completionHandler:)"
  package static let present = "present(from:)"
  package static let presentRewarded = "present(from:userDidEarnRewardHandler:)"
  package static let adFailedToPresent = "ad(_:didFailToPresentFullScreenContentWithError:)"
  package static let adWillPresent = "adWillPresentFullScreenContent(_:)"
  package static let adWillDismiss = "adWillDismissFullScreenContent(_:)"
  package static let adDidDismiss = "adDidDismissFullScreenContent(_:)"
  package static let adDidRecordImpression = "adDidRecordImpression(_:)"
  package static let adDidRecordClick = "adDidRecordClick(_:)"
  package static let userDidEarnReward = "userDidEarnRewardHandler()"
  package static let adMetadataDidChange = "adMetadataDidChange(_:)"
  package static let adSizeWillChange = "adView(_:willChangeAdSizeTo:)"

  // What Google does with full-screen ads by itself.
  package static let metadataComes = "the ad's metadata comes"
  package static let countedAtPresentation = "impression-counted-at-presentation"
  /// Google's server calls the publisher's.
  package static let verifiesReward = "GET https://publisher.example/reward"

  /// Whether the app asks for an ad with it.
  package static func isLoad(_ message: String) -> Bool {
    message == load || message == loadFullScreenAd
  }

  /// Whether the app is handed an ad with it.
  package static func isAdReceived(_ message: String) -> Bool {
    message == didReceiveAd || message == didReceiveBanner
      || message == answer(hasAd: true, hasError: false)
  }

  /// Whether the app is told with it that there is no ad.
  package static func isAdRefused(_ message: String) -> Bool {
    message == didFailToReceiveAd || message == didFailToReceiveBanner
      || message == answer(hasAd: false, hasError: true)
  }
  // The app asks for banners, and hears.
  package static let showBanner = "addSubview(bannerView)"
  package static let takeBannerDown = "bannerView.removeFromSuperview()"
  package static let didReceiveBanner = "bannerViewDidReceiveAd(_:)"
  package static let didFailToReceiveBanner = "bannerView(_:didFailToReceiveAdWithError:)"

  // What Google does with banners by itself.
  package static let timeToRefresh = "time to refresh"
  package static let refresh = "the banner asks for another ad"
  package static let bannerOnScreen = "the ad is on the screen"
  package static let bannerOffScreen = "the ad is off the screen"
  package static let bannerOfAnotherSize = "banner-of-another-size"

  /// What Google sees of a full-screen ad whose adapter does not say that it is gone.
  package static let leftUntold = "the ad is gone from the screen, and nobody said so"

  /// The name of what the response says of each line, beside an ad or an error.
  package static let responseInfo = "responseInfo"

  // Google waits, asks the adapter, and tells it.
  package static let noAnswerInTime = "no answer in time"
  package static let setUp = "setUp(with:completionHandler:)"
  package static let loadNativeAd = "loadNativeAd(for:completionHandler:)"
  package static let loadInterstitial = "loadInterstitial(for:completionHandler:)"
  package static let loadRewardedAd = "loadRewardedAd(for:completionHandler:)"
  package static let loadRewardedInterstitialAd =
    "loadRewardedInterstitialAd(for:completionHandler:)"
  package static let loadAppOpenAd = "loadAppOpenAd(for:completionHandler:)"

  /// Whether an adapter is asked for an ad with it.
  package static func isQuestion(_ message: String) -> Bool {
    switch message {
    case loadNativeAd, loadBanner, loadInterstitial, loadRewardedAd, loadRewardedInterstitialAd,
      loadAppOpenAd:
      true
    default: false
    }
  }
  package static let loadBanner = "loadBanner(for:completionHandler:)"
  package static let bannerView = "view"
  package static let changeAdSize = "changeAdSize(to:)"
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
  package static let didFailToPresent = "didFailToPresentWithError(_:)"
  package static let didStartVideo = "didStartVideo()"
  package static let didEndVideo = "didEndVideo()"
  package static let didRewardUser = "didRewardUser()"
}
