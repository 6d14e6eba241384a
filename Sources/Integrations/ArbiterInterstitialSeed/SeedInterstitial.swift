import CloudXCore
import IronSource
import UIKit

/// The sample controller of CloudX's guide as it stands there, with all its mistakes.
package final class SeedInterstitial: NSObject {
  /// Told of each winner.
  package var onWinner: (CLXArbiterPlatform) -> Void = { _ in }
  private let controller: ArbiterInterstitialController

  /// The sample's controller for these two, whose delegates it becomes.
  package init(cloudXInterstitial: CLXInterstitial, levelPlayInterstitial: LPMInterstitialAd) {
    controller = ArbiterInterstitialController(
      cloudXInterstitial: cloudXInterstitial, levelPlayInterstitial: levelPlayInterstitial)
    super.init()
    controller.listener = self
  }

  /// Asks both networks that have no ad, whatever they are doing.
  package func loadMissingAds() { controller.loadMissingAds() }

  /// Whether a network was asked to show its ad.
  package func showAtPlacement(
    from viewController: UIViewController, placementName: String? = nil
  ) -> Bool {
    controller.showAtPlacement(from: viewController, placementName: placementName)
  }
}

extension SeedInterstitial: ArbiterInterstitialController.Listener {
  func arbiterInterstitialController(
    _ controller: ArbiterInterstitialController, didPrepareWinner platform: CLXArbiterPlatform
  ) {
    onWinner(platform)
  }
}
