import Foundation

/// An ad before the application opens, and when the user comes back to it.
public final class MAAppOpenAd: MAFullScreenAd {
  /// Told what happens to the ad.
  public weak var delegate: MAAdDelegate? { didSet { driver.take() } }

  /// An ad of that ad unit. Each has an ad and delegates of its own.
  public init(adUnitIdentifier: String) {
    super.init(adUnitIdentifier, .appOpen)
  }

  /// The same.
  public convenience init(adUnitIdentifier: String, sdk: ALSdk) {
    self.init(adUnitIdentifier: adUnitIdentifier)
  }

  package override var listener: MAAdDelegate? { delegate }
}
