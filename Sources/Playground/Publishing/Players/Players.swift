import AdServing
import GoogleMobileAds
import Scenarios

/// The player of each kind of unit: the one place that knows them all.
@MainActor
enum Players {
  static func make(for unit: Scenario.Unit, on screen: AppScreen) -> any Player {
    switch unit.through {
    case .google: google(unit, screen)
    case .arbiter: ArbiterPlayer(of: unit, on: screen)
    case .ghad: ServicePlayer(of: unit)
    }
  }

  private static func google(_ unit: Scenario.Unit, _ screen: AppScreen) -> any Player {
    switch unit.format {
    case .native: NativePlayer(unitID: unit.id, unit.api, on: screen)
    case .banner: BannerPlayer(unitID: unit.id, on: screen)
    case .interstitial: FullScreenPlayer(unitID: unit.id, .interstitial, on: screen)
    case .rewarded: FullScreenPlayer(unitID: unit.id, .rewarded, on: screen)
    case .rewardedInterstitial:
      FullScreenPlayer(unitID: unit.id, .rewardedInterstitial, on: screen)
    case .appOpen: FullScreenPlayer(unitID: unit.id, .appOpen, on: screen)
    }
  }
}
