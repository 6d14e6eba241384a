import AppLovinSDK
import Scenarios
import Simulation

/// A banner unit of MAX: its permanent view, which asks for its next ads itself.
final class MAXBannerPlayer: NSObject, Player, MAXListener {
  private let unitID: String
  private let screen: AppScreen
  private let settings: Scenario.MAX?
  private var view: MAAdView
  /// Those before it, which nobody has stopped.
  private var former: [MAAdView] = []
  private(set) var isLoading = false
  private(set) var hasAd = false
  var isForsaken = false

  init(of unit: Scenario.Unit, on screen: AppScreen) {
    MAXApp.shared.join(unit)
    (unitID, self.screen) = (unit.id, screen)
    settings = unit.asking.max
    view = Self.view(of: unit.id, settings)
    super.init()
    listen()
  }

  private static func view(of unit: String, _ settings: Scenario.MAX?) -> MAAdView {
    MAAdView(
      adUnitIdentifier: settings?.adUnitID ?? unit,
      adFormat: settings?.size == .mrec ? .mrec : .banner)
  }

  private func listen() {
    view.delegate = self
    view.revenueDelegate = self
    // Without it MAX ignores a stop until its first load is over.
    guard settings?.flaw != .stopsUnheard else { return }
    view.setExtraParameterForKey("allow_pause_auto_refresh_immediately", value: "true")
  }

  let place = AdPlace.inApp
  let waitsInView = true
  /// It is made before, and belongs nowhere until it is asked for an ad.
  private(set) var hasView = false
  var isInPlace: Bool { view.window != nil }
  var ignoresLoads: Bool { view.isReplacingItself }

  func load(_ options: Scenario.Options) {
    leaveView()
    (isLoading, hasView) = (true, true)
    view.loadAd()
  }

  /// Leaves the view that has an ad, if the application makes a new one for each load.
  private func leaveView() {
    guard isForsaken || hasAd && !isLoading else { return }
    let isLeft = isForsaken || Layers.shared[unitID]?.forgetsLastView(of: unitID) == true
    switch isLeft ? .forgetsView : DeployedUnits.shared[unitID]?.banner {
    case .renewsView:
      view.stopAutoRefresh()
      view.removeFromSuperview()
    case .forgetsView: former.append(view)
    case .keepsView, .leavesNoRoom, nil: return
    }
    view.delegate = nil
    view = Self.view(of: unitID, settings)
    (hasAd, isForsaken) = (false, false)
    listen()
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    if placement != nil, Layers.shared[unitID]?.losesPlacement(of: unitID) != true {
      view.placement = placement
    }
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
      former = []
      if screen.unitInFeed == unitID { takeDown() } else { view.stopAutoRefresh() }
      view.letGo()
      (view, isLoading, hasAd) = (Self.view(of: unitID, settings), false, false)
      (hasView, isForsaken) = (false, false)
      listen()
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
