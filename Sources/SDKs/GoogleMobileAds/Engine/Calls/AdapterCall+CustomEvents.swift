import AdServing

extension AdapterCall {
  /// Its name for custom events of SDK 7; nil for a call that they do not have.
  func customEventName(in format: UnitFormat) -> String? {
    switch format {
    case .native: nativeCustomEventName
    case .banner: bannerCustomEventName
    case .interstitial: interstitialCustomEventName
    // There were custom events for these three formats only; rewarded ads had adapters of their own.
    case .rewarded: rewardedAdapterName
    case .rewardedInterstitial, .appOpen: nil
    }
  }

  /// Its name for native ads of later versions of SDK 7.
  var nameOfUnifiedAds: String? {
    switch self {
    case .render:
      "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)"
    case .untrack: "didUntrackView(_:)"
    case .impressionTold: "didRecordImpression()"
    case .clickTold: "didRecordClickOnAsset(withName:view:viewController:)"
    default: nativeCustomEventName
    }
  }

  private var nativeCustomEventName: String? {
    switch self {
    case .load: "request(withParameter:request:adTypes:options:rootViewController:)"
    case .answerAd, .answerNeither: "customEventNativeAd(_:didReceive:)"
    case .answerError: "customEventNativeAd(_:didFailToLoadWithError:)"
    case .clicksFlag: "handlesUserClicks()"
    case .impressionsFlag: "handlesUserImpressions()"
    case .render: "mediatedNativeAd(_:didRenderIn:viewController:)"
    case .untrack: "mediatedNativeAd(_:didUntrackView:)"
    case .impressionTold: "mediatedNativeAdDidRecordImpression(_:)"
    case .clickTold: "mediatedNativeAd(_:didRecordClickOnAssetWithName:view:viewController:)"
    case .impression: "mediatedNativeAdDidRecordImpression(_:)"
    case .click: "mediatedNativeAdDidRecordClick(_:)"
    case .willPresent: "mediatedNativeAdWillPresentScreen(_:)"
    case .willDismiss: "mediatedNativeAdWillDismissScreen(_:)"
    case .didDismiss: "mediatedNativeAdDidDismissScreen(_:)"
    case .willLeave: "mediatedNativeAdWillLeaveApplication(_:)"
    case .answerBoth, .present, .presentFailed: nil
    }
  }

  private var bannerCustomEventName: String? {
    switch self {
    case .load: "requestAd(_:parameter:label:request:)"
    case .answerAd, .answerNeither: "customEventBanner(_:didReceiveAd:)"
    case .answerError: "customEventBanner(_:didFailAd:)"
    case .click: "customEventBannerWasClicked(_:)"
    case .willPresent: "customEventBannerWillPresentModal(_:)"
    case .willDismiss: "customEventBannerWillDismissModal(_:)"
    case .didDismiss: "customEventBannerDidDismissModal(_:)"
    case .willLeave: "customEventBannerWillLeaveApplication(_:)"
    case .answerBoth, .clicksFlag, .impressionsFlag, .render, .untrack, .impressionTold, .clickTold,
      .present, .impression, .presentFailed:
      nil
    }
  }

  private var interstitialCustomEventName: String? {
    switch self {
    case .load: "requestAd(withParameter:label:request:)"
    case .answerAd: "customEventInterstitialDidReceiveAd(_:)"
    case .answerError, .answerNeither: "customEventInterstitial(_:didFailAd:)"
    case .present: "present(fromRootViewController:)"
    case .click: "customEventInterstitialWasClicked(_:)"
    case .willPresent: "customEventInterstitialWillPresent(_:)"
    case .willDismiss: "customEventInterstitialWillDismiss(_:)"
    case .didDismiss: "customEventInterstitialDidDismiss(_:)"
    case .willLeave: "customEventInterstitialWillLeaveApplication(_:)"
    case .answerBoth, .clicksFlag, .impressionsFlag, .render, .untrack, .impressionTold, .clickTold,
      .impression, .presentFailed:
      nil
    }
  }

  /// As `GADMRewardBasedVideoAdNetworkAdapter` and its connector have it.
  private var rewardedAdapterName: String? {
    switch self {
    case .load: "requestRewardBasedVideoAd()"
    case .answerAd: "adapterDidReceiveRewardBasedVideoAd(_:)"
    case .answerError, .answerNeither: "adapter(_:didFailToLoadRewardBasedVideoAdwithError:)"
    case .present: "presentRewardBasedVideoAd(withRootViewController:)"
    case .click: "adapterDidGetAdClick(_:)"
    case .willPresent: "adapterDidOpenRewardBasedVideoAd(_:)"
    case .didDismiss: "adapterDidCloseRewardBasedVideoAd(_:)"
    case .willLeave: "adapterWillLeaveApplication(_:)"
    case .answerBoth, .clicksFlag, .impressionsFlag, .render, .untrack, .impressionTold, .clickTold,
      .impression, .willDismiss, .presentFailed:
      nil
    }
  }
}
