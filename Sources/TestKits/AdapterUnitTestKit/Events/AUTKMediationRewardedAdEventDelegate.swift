/// Counts what is reported about a rewarded ad or a rewarded interstitial.
open class AUTKMediationRewardedAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationRewardedAdEventDelegate
{
  /// The ad that was loaded.
  open var rewardedAd: (any MediationRewardedAd)?
  /// How often a video began.
  open var didStartVideoInvokeCount: UInt {
    get { counts[.started] }
    set { counts[.started] = newValue }
  }
  /// How often a video reached its end.
  open var didEndVideoInvokeCount: UInt {
    get { counts[.ended] }
    set { counts[.ended] = newValue }
  }
  /// How often the user has earned the reward.
  open var didRewardUserInvokeCount: UInt {
    get { counts[.reward] }
    set { counts[.reward] = newValue }
  }

  /// Counts a video that began.
  open func didStartVideo() { counts.add(.started) }
  /// Counts a video that reached its end.
  open func didEndVideo() { counts.add(.ended) }
  /// Counts a reward.
  open func didRewardUser() { counts.add(.reward) }
}
