/// What the Sample network writes into the journal where a ledger looks for it. A network from
/// outside that says the same is understood as well.
package enum SampleMessage {
  package static let fetchAd = "fetchAd(_:)"
  package static let didReceiveAd = "adLoader(_:didReceive:)"
  package static let didFailToLoad = "adLoader(_:didFailToLoadAdWith:)"
  package static let fullScreenAdDidLoad = "adDidLoad(_:)"
  package static let fullScreenAdDidFailToLoad = "ad(_:didFailToLoadAdWith:)"
  package static let showFullScreenAd = "show(from:)"
  package static let fullScreenAdDidFailToShow = "ad(_:didFailToShowWith:)"
  package static let fullScreenAdDidExpire = "adDidExpire(_:)"
  package static let fullScreenAdDidStartVideo = "adDidStartVideo(_:)"
  package static let fullScreenAdDidEndVideo = "adDidEndVideo(_:)"
  package static let fullScreenAdWillDismiss = "adWillDismissScreen(_:)"
  package static let fullScreenAdDidDismiss = "adDidDismissScreen(_:)"
  package static let fullScreenAdDidEarnReward = "adDidEarnReward(_:)"
  package static let bannerDidLoad = "bannerDidLoad(_:)"
  package static let bannerDidFail = "banner(_:didFailToLoadAdWith:)"
  /// That the network has an ad, whatever its sort; and that it has none.
  package static let received: Set<String> = [didReceiveAd, bannerDidLoad, fullScreenAdDidLoad]
  package static let notReceived: Set<String> = [
    didFailToLoad, bannerDidFail, fullScreenAdDidFailToLoad,
  ]
  package static let recordImpression = "recordImpression()"
  package static let handleClick = "handleClick(on:)"
  package static let setNativeAdView = "setNativeAdView(_:)"
  package static let removeNativeAdView = "removeNativeAdView()"
}
