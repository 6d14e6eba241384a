extension LegacyName {
  /// Rewarded ads had no custom events in SDK 7, but adapters with a connector. The simulation has none
  /// of these names: they are the headers'.
  package static let rewarded = adapters + asked + told

  private static let adapters = [
    LegacyName(
      "GADMRewardBasedVideoAdNetworkAdapter", "MediationAdapter",
      "One class asks for all formats, and hands over an object for each ad."),
    LegacyName(
      "GADMRewardBasedVideoAdNetworkConnector", "MediationRewardedAdEventDelegate",
      "The load's completion handler returns it; what one asked the connector is in the configuration."
    ),
    LegacyName(
      "GADMAdNetworkAdapter", "MediationAdapter",
      "One class asks for all formats, and hands over an object for each ad."),
    LegacyName(
      "GADMAdNetworkConnector", "MediationAdEventDelegate",
      "The load's completion handler returns it; what one asked the connector is in the configuration."
    ),
  ]

  private static let asked = [
    LegacyName(
      "init(rewardBasedVideoAdNetworkConnector:)", "initWithRewardBasedVideoAdNetworkConnector",
      "init()", "There is no connector."),
    LegacyName(
      "func setUp()", "setUp", "setUp(with:completionHandler:)",
      "A static method, called once; the completion handler takes the error."),
    LegacyName(
      "requestRewardBasedVideoAd()", "requestRewardBasedVideoAd",
      "loadRewardedAd(for:completionHandler:)", "The parameter is in the configuration."),
    LegacyName(
      "presentRewardBasedVideoAd(withRootViewController:)",
      "presentRewardBasedVideoAdWithRootViewController", "present(from:)",
      "The ad is asked, not the adapter."),
    LegacyName(
      "stopBeingDelegate()", "stopBeingDelegate", nil, "Nobody asks; the ad is released."),
  ]

  private static let told = [
    LegacyName(
      "adapterDidSetUpRewardBasedVideoAd(_:)", "adapterDidSetUpRewardBasedVideoAd",
      "completionHandler(nil)", "The completion handler of setUp."),
    LegacyName(
      "adapter(_:didFailToSetUpRewardBasedVideoAdWithError:)",
      "didFailToSetUpRewardBasedVideoAdWithError", "completionHandler(error)",
      "The completion handler of setUp."),
    LegacyName(
      "adapterDidReceiveRewardBasedVideoAd(_:)", "adapterDidReceiveRewardBasedVideoAd",
      "completionHandler(ad, nil)", "Keep the event delegate that it returns."),
    LegacyName(
      "adapter(_:didFailToLoadRewardBasedVideoAdwithError:)",
      "didFailToLoadRewardBasedVideoAdwithError", "completionHandler(nil, error)",
      "An error is required."),
    LegacyName(
      "adapterDidOpenRewardBasedVideoAd(_:)", "adapterDidOpenRewardBasedVideoAd",
      "willPresentFullScreenView()", "Told to the delegate."),
    LegacyName(
      "adapterDidStartPlayingRewardBasedVideoAd(_:)", "adapterDidStartPlayingRewardBasedVideoAd",
      "didStartVideo()", "Told to the delegate."),
    LegacyName(
      "adapterDidCompletePlayingRewardBasedVideoAd(_:)",
      "adapterDidCompletePlayingRewardBasedVideoAd", "didEndVideo()", "Told to the delegate."),
    LegacyName(
      "adapterDidCloseRewardBasedVideoAd(_:)", "adapterDidCloseRewardBasedVideoAd",
      "didDismissFullScreenView()", "Told to the delegate."),
    LegacyName(
      "adapterDidGetAdClick(_:)", "adapterDidGetAdClick", "reportClick()", "Told to the delegate."),
    LegacyName(
      "adapter(_:didRewardUserWith:)", "didRewardUserWithReward", "didRewardUser()",
      "How much is a setting of the ad unit."),
    LegacyName(
      "adapterWillLeaveApplication(_:)", "adapterWillLeaveApplication", nil,
      "Nobody is told any more."),
  ]

  /// Whether it counts only in a source with a type for rewarded ads, since others may have such a word.
  package var isOfRewarded: Bool { (Self.asked + Self.told).contains(self) }
}
