import ExampleApps
import GoogleMobileAds
import UIKit

/// Asks its preloader for an ad ten times a second, until there is one.
public final class AsksInALoopPage: InterstitialPage {
  /// Preloads, and does not wait to be told.
  public override func load() {
    InterstitialAdPreloader.shared.preload(
      for: "break", configuration: PreloadConfigurationV2(adUnitID: "break"))
    look()
  }

  private func look() {
    if let ad = InterstitialAdPreloader.shared.ad(with: "break") { return take(ad) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.look() }
  }
}
