import AdServing
package import Scenarios

extension LifeTable {
  /// The table of a kind of unit.
  package static func of(_ kind: Scenario.UnitKind) -> LifeTable {
    kind.through.observed.life(kind.format)
  }

  @Sendable static func google(_ format: Scenario.Format) -> LifeTable {
    switch format {
    case .native: native
    case .banner: banner
    case .interstitial, .appOpen: fullScreen
    case .rewarded, .rewardedInterstitial: rewarded
    }
  }

  private static let native = LifeTable(
    steps: inApp, diagram: .inApp, ending: .offScreen,
    messages: [
      .received: "adLoader(_:didReceive:)", .appeared: "nativeAdView.nativeAd = ad",
      .disappeared: "nativeAdView.nativeAd = nil",
    ])

  private static let banner = LifeTable(
    steps: inApp, diagram: .inApp, ending: .offScreen,
    messages: [
      .received: "bannerViewDidReceiveAd(_:)", .appeared: "addSubview(bannerView)",
      .disappeared: "bannerView.removeFromSuperview()",
    ])

  private static let fullScreen = LifeTable(
    steps: overApp, diagram: .overApp(hasReward: false), ending: .closed,
    messages: [.received: "completionHandler(ad, nil)"])

  private static let rewarded = LifeTable(
    steps: overApp, diagram: .overApp(hasReward: true), ending: .closed,
    messages: [.received: "completionHandler(ad, nil)"])

  @Sendable static func competing(_ format: Scenario.Format) -> LifeTable {
    LifeTable(
      steps: amongSeveral, diagram: .overApp(hasReward: format.hasReward), ending: .closed,
      messages: [.received: "didPrepareWinner"])
  }

  @Sendable static func mediated(_ format: Scenario.Format) -> LifeTable {
    let isOverApp = format.isFullScreen
    let received = format == .native ? "didLoadNativeAd(_:for:)" : "didLoad(_:)"
    return LifeTable(
      steps: isOverApp ? amongSeveral : inApp,
      diagram: isOverApp ? .overApp(hasReward: format.hasReward) : .inApp,
      ending: isOverApp ? .closed : .offScreen,
      messages: [
        .received: received, .refused: "didFailToLoadAd(forAdUnitIdentifier:withError:)",
        .appeared: "addSubview(adView)", .disappeared: "adView.removeFromSuperview()",
        .asked: "show()", .willPresent: isOverApp ? "didDisplay(_:)" : "didExpand(_:)",
        .couldNotPresent: "didFail(toDisplay:withError:)",
        .didDismiss: isOverApp ? "didHide(_:)" : "didCollapse(_:)",
        .impression: "didPayRevenue(for:)", .click: "didClick(_:)",
        .rewarded: "didRewardUser(for:with:)",
      ])
  }

  // MARK: Steps

  private static let everywhere: [Step] = [
    Step(.received, from: [.loading], to: .loaded),
    Step(.refused, from: [.loading], to: .failed),
    Step(.impression, from: [.presenting, .onScreen], if: .once),
    Step(.click, from: [.onScreen, .covered]),
  ]

  /// For an ad that covers the application.
  private static let overApp: [Step] =
    everywhere + [
      Step(.asked, from: [.loaded], to: .presenting),
      Step(.expired, from: [.loaded, .expired], to: .expired),
      Step(.willPresent, from: [.presenting], to: .onScreen),
      Step(.couldNotPresent, from: [.presenting], to: .notShown),
      Step(.couldNotPresent, from: [.onScreen], to: .notShown, if: .unseen),
      Step(.willDismiss, from: [.onScreen], to: .dismissing),
      Step(.didDismiss, from: [.onScreen, .dismissing], to: .dismissed),
      Step(.videoStarted, from: [.onScreen, .dismissing, .dismissed]),
      Step(.videoEnded, from: [.onScreen, .dismissing, .dismissed]),
      Step(.rewarded, from: [.onScreen, .dismissing, .dismissed], if: .once),
    ]

  /// For an ad of which several networks have one each: another one may take its place, and networks
  /// report in orders of their own.
  private static let amongSeveral: [Step] = [
    Step(.received, from: [.loading, .failed, .loaded], to: .loaded),
    Step(.refused, from: [.loading, .loaded, .failed], to: .failed),
    Step(.asked, from: [.loaded, .notShown], to: .presenting),
    Step(.asked, from: [.presenting, .onScreen]),
    Step(.willPresent, from: [.presenting, .onScreen], to: .onScreen),
    Step(.couldNotPresent, from: [.loaded, .presenting], to: .notShown),
    Step(.couldNotPresent, from: [.onScreen, .notShown, .dismissed]),
    Step(.didDismiss, from: [.presenting, .onScreen], to: .dismissed),
    Step(.didDismiss, from: [.dismissed]),
    Step(.impression, from: [.presenting, .onScreen], if: .once),
    Step(.click, from: [.presenting, .onScreen]),
    Step(.rewarded, from: [.presenting, .onScreen, .dismissed], if: .once),
  ]

  /// For an ad that is one of the application's views.
  private static let inApp: [Step] =
    everywhere + [
      Step(.appeared, from: [.loaded, .dismissed], to: .onScreen),
      Step(.disappeared, from: [.onScreen, .covered], to: .dismissed),
      Step(.willPresent, from: [.onScreen], to: .covered),
      Step(.willPresent, from: [.covered], if: .clickedSincePage),
      Step(.willDismiss, from: [.covered]),
      Step(.didDismiss, from: [.covered], to: .onScreen),
    ]
}
