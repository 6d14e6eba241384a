import GoogleMobileAds
import UIKit

/// Doubles the coins for an ad that comes by itself, and is announced.
open class RewardedInterstitialPage: ExamplePage, FullScreenContentDelegate {
  /// The ad that is loaded or on the screen.
  public var ad: RewardedInterstitialAd?

  open override func viewDidLoad() {
    title = "You win"
    super.viewDidLoad()
    MobileAds.shared.start { [weak self] _ in self?.load() }
    addButton("Take the coins") { [weak self] in self?.offer() }
  }

  /// Asks for the next ad.
  open func load() {
    RewardedInterstitialAd.load(with: "coins", request: Request()) { [weak self] ad, error in
      guard let ad else {
        self?.say(error?.localizedDescription ?? "No ad")
        return
      }
      self?.ad = ad
      ad.fullScreenContentDelegate = self
    }
  }

  /// Says what comes; the user may decline.
  open func offer() {
    guard ad != nil else { return say("Ten coins") }
    let alert = UIAlertController(
      title: "Twenty coins?", message: "For an ad that is about to begin.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No thanks", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Watch", style: .default) { [weak self] _ in self?.show() })
    present(alert, animated: true)
  }

  /// Shows the ad.
  open func show() {
    ad?.present(from: self) { [weak self] in self?.say("Twenty coins") }
  }

  /// The next ad can be loaded.
  open func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { self.ad = nil }
}
