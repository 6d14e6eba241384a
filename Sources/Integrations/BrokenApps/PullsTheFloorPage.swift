import ExampleApps
import GoogleMobileAds
import UIKit

/// Shows its shop, presents an ad from there, and closes the shop while the ad is up.
///
/// Modelled on a public issue of a mediator that waited for ever for the end of its ad.
public final class PullsTheFloorPage: InterstitialPage {
  private let shop = UIViewController()

  /// Opens the shop, and the ad over it.
  public override func show() {
    present(shop, animated: true) { [weak self] in self?.showInShop() }
  }

  private func showInShop() {
    ad?.present(from: shop)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}
