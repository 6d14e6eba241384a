/// What sort of ad a unit shows. There is no 5.
public enum AdFormat: Int, Sendable {
  case banner = 0
  case interstitial = 1
  case rewarded = 2
  case native = 3
  case rewardedInterstitial = 4
  case appOpen = 6
}
