extension MediationRewardedAdEventDelegate {
  /// Tells that the user earned a reward, in the days when the network's own was told with it.
  public func didRewardUser(with reward: AdReward) { didRewardUser() }
}
