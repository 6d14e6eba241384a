import Foundation

/// An ad between two screens of an application.
public final class MAInterstitialAd: MAFullScreenAd {
  /// Told what happens to the ad.
  public weak var delegate: MAAdDelegate? { didSet { driver.take() } }

  /// An ad of that ad unit. Each has an ad and delegates of its own.
  public init(adUnitIdentifier: String) {
    super.init(adUnitIdentifier, .interstitial)
  }

  /// The same.
  public convenience init(adUnitIdentifier: String, sdk: ALSdk) {
    self.init(adUnitIdentifier: adUnitIdentifier)
  }

  package override var listener: MAAdDelegate? { delegate }
}
