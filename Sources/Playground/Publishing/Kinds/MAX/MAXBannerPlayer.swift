import AppLovinSDK
import Scenarios

/// A banner unit of MAX: its permanent view, which asks for its next ads itself.
final class MAXBannerPlayer: NSObject, Player {
  private let screen: AppScreen
  private let view: MAAdView
  private(set) var isLoading = false
  private(set) var hasAd = false

  init(of unit: Scenario.Unit, on screen: AppScreen) {
    MAXApp.shared.join(unit)
    self.screen = screen
    view = MAAdView(adUnitIdentifier: unit.asking.max?.adUnitID ?? unit.id)
    super.init()
    view.delegate = self
    view.revenueDelegate = self
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
}

extension MAXBannerPlayer: @preconcurrency MAAdViewAdDelegate, @preconcurrency MAAdRevenueDelegate {
  func didLoad(_ ad: MAAd) { (isLoading, hasAd) = (false, true) }

  func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError) {
    isLoading = false
  }

  func didDisplay(_ ad: MAAd) {}
  func didHide(_ ad: MAAd) {}
  func didClick(_ ad: MAAd) {}
  func didFail(toDisplay ad: MAAd, withError error: MAError) {}
  func didExpand(_ ad: MAAd) {}
  func didCollapse(_ ad: MAAd) {}
  func didPayRevenue(for ad: MAAd) {}
}
