import AppLovinSDK
import Scenarios
import Simulation

/// A banner unit of MAX: its permanent view, which asks for its next ads itself.
final class MAXBannerPlayer: NSObject, Player, MAXListener {
  private let unitID: String
  private let screen: AppScreen
  private let view: MAAdView
  private(set) var isLoading = false
  private(set) var hasAd = false

  init(of unit: Scenario.Unit, on screen: AppScreen) {
    MAXApp.shared.join(unit)
    (unitID, self.screen) = (unit.id, screen)
    let settings = unit.asking.max
    view = MAAdView(
      adUnitIdentifier: settings?.adUnitID ?? unit.id,
      adFormat: settings?.size == .mrec ? .mrec : .banner)
    super.init()
    view.delegate = self
    view.revenueDelegate = self
    // Without it MAX ignores a stop until its first load is over.
    guard settings?.flaw != .stopsUnheard else { return }
    view.setExtraParameterForKey("allow_pause_auto_refresh_immediately", value: "true")
  }

  let place = AdPlace.inApp

  func load(_ options: Scenario.Options) {
    isLoading = true
    view.loadAd()
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    view.startAutoRefresh()
    screen.feed.show(view)
  }

  /// MAX goes on asking for ads that nobody sees, unless it is told not to.
  func takeDown() {
    view.stopAutoRefresh()
    screen.feed.takeBannerDown()
  }

  func take(_ order: PlayerOrder) {
    switch order {
    case .unit(.stopRefresh): view.stopAutoRefresh()
    case .unit(.startRefresh): view.startAutoRefresh()
    case .unit(.dispose):
      World.current.journal.letsGo(of: unitID)
      takeDown()
    default: break
    }
  }
}

extension MAXBannerPlayer: @preconcurrency MAAdViewAdDelegate, MAAdRevenueDelegate {
  func didLoad(_ ad: MAAd) { (isLoading, hasAd) = (false, true) }

  func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError) {
    isLoading = false
  }

}
