import AdServing
import AppLovinSDK
import Scenarios
import Simulation
import UIKit

/// A native unit of MAX: its loader, and the newest ad in a card in the feed, drawn as MAX's own template.
final class MAXNativePlayer: NSObject, Player, MAXListener {
  private let unitID: String
  private let screen: AppScreen
  private let unit: Scenario.Unit
  private var loader: MANativeAdLoader
  /// The newest ad, and its name in the journal.
  private var loaded: (ad: MAAd, name: String)?
  private(set) var isLoading = false

  init(of unit: Scenario.Unit, on screen: AppScreen) {
    MAXApp.shared.join(unit)
    (unitID, self.screen) = (unit.id, screen)
    (self.unit, loader) = (unit, Self.loader(of: unit))
    super.init()
    listen()
  }

  private static func loader(of unit: Scenario.Unit) -> MANativeAdLoader {
    MANativeAdLoader(adUnitIdentifier: unit.asking.max?.adUnitID ?? unit.id)
  }

  private func listen() {
    loader.nativeAdDelegate = self
    loader.revenueDelegate = self
  }

  let place = AdPlace.inApp
  var hasAd: Bool { loaded != nil }

  func load(_ options: Scenario.Options) {
    isLoading = true
    loader.loadAd()
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    guard let (ad, name) = loaded else { return }
    if placement != nil, Layers.shared[unitID]?.losesPlacement(of: unitID) != true {
      loader.placement = placement
    }
    let view = MANativeAdView(from: ad.nativeAd)
    loader.renderNativeAdView(view, with: ad)
    screen.feed.place(NetworkAdCard(around: view, ad: name))
    World.current.journal.note(by: .app, "the ad is on the screen", .shown, ad: name)
  }

  func takeDown() {
    guard let name = (screen.feed.card as? NetworkAdCard)?.ad else { return }
    screen.feed.takeDown()
    World.current.journal.note(by: .app, "the ad is off the screen", .takenDown, ad: name)
  }

  func take(_ order: PlayerOrder) {
    guard order == .unit(.dispose) else { return }
    World.current.journal.letsGo(of: unitID)
    if screen.unitInFeed == unitID { takeDown() }
    if let (ad, _) = loaded { loader.destroy(ad) }
    (loaded, isLoading, loader) = (nil, false, Self.loader(of: unit))
    listen()
  }
}

extension MAXNativePlayer: @preconcurrency MANativeAdDelegate, MAAdRevenueDelegate {
  /// The one before is destroyed, as MAX asks for.
  func didLoadNativeAd(_ nativeAdView: MANativeAdView?, for ad: MAAd) {
    isLoading = false
    if let (former, _) = loaded { loader.destroy(former) }
    loaded = World.current.journal.context.ad.map { (ad, $0) }
  }

  func didFailToLoadNativeAd(
    forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError
  ) {
    isLoading = false
  }

}
