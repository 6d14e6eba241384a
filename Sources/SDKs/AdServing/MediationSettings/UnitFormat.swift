/// What kind of ad a unit shows, in the words of its settings.
package enum UnitFormat: String, CaseIterable, Sendable {
  case native, banner, interstitial, rewarded, rewardedInterstitial, appOpen
}
