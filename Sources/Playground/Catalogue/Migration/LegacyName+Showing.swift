extension LegacyName {
  /// What became of a failure to load that is told while the ad is shown: there was no other call.
  package var whileShowing: LegacyName? {
    guard Self.failuresOfFullScreenAds.contains(swift) else { return nil }
    return LegacyName(
      swift, objectiveC, "didFailToPresentWithError(_:)",
      "While the ad is shown: told to the delegate, since the load has had its answer.")
  }

  private static let failuresOfFullScreenAds: Set = [
    "customEventInterstitial(_:didFailAd:)",
    "adapter(_:didFailToLoadRewardBasedVideoAdwithError:)",
  ]
}
