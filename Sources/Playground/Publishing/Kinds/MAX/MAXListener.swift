import AppLovinSDK

/// An application that is told what happens to its ads of MAX, and has nothing to do about it.
protocol MAXListener {}

extension MAXListener {
  func didDisplay(_ ad: MAAd) {}
  func didHide(_ ad: MAAd) {}
  func didClick(_ ad: MAAd) {}
  func didFail(toDisplay ad: MAAd, withError error: MAError) {}
  func didRewardUser(for ad: MAAd, with reward: MAReward) {}
  func didExpand(_ ad: MAAd) {}
  func didCollapse(_ ad: MAAd) {}
  func didPayRevenue(for ad: MAAd) {}
  func didClickNativeAd(_ ad: MAAd) {}
}
