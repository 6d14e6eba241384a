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
    guard !isLoading else { return }
    isLoading = true
    RewardedInterstitialAd.load(with: "coins", request: Request()) { [weak self] ad, error in
      self?.isLoading = false
      guard let ad else {
        self?.say(error?.localizedDescription ?? "No ad")
        return
      }
      self?.ad = ad
      self?.noteArrival()
      ad.fullScreenContentDelegate = self
    }
  }

  /// Says what comes; the user may decline.
  open func offer() {
    guard ad != nil, isFresh() else {
      say("Ten coins")
      return startOver()
    }
    let alert = UIAlertController(
      title: "Twenty coins?", message: "For an ad that is about to begin.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No thanks", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Watch", style: .default) { [weak self] _ in self?.show() })
    present(alert, animated: true)
  }

  /// Shows the ad, if it is still good after the user has read what comes.
  open func show() {
    guard isFresh() else { return startOver() }
    ad?.present(from: self) { [weak self] in self?.say("Twenty coins") }
  }

  /// The next ad is loaded.
  open func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { startOver() }

  /// The next ad is loaded.
  open func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) {
    startOver()
  }

  private func startOver() {
    ad = nil
    load()
  }
}
