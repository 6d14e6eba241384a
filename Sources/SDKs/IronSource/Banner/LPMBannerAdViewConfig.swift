import UIKit

/// The configuration of a banner of LevelPlay; an ``LPMBannerAdViewConfigBuilder`` makes it.
public final class LPMBannerAdViewConfig: NSObject {
  /// How large the banner is; 320×50 for nil.
  public let adSize: LPMAdSize?
  /// Where in the application it is shown, as its ads say then.
  public let placementName: String?

  fileprivate init(_ builder: LPMBannerAdViewConfigBuilder) {
    adSize = builder.adSize
    placementName = builder.placementName
  }
}

/// Makes the configuration of a banner.
public final class LPMBannerAdViewConfigBuilder: NSObject {
  fileprivate var adSize: LPMAdSize?
  fileprivate var placementName: String?

  /// A configuration that says nothing yet.
  public override init() {
    super.init()
  }

  /// Sets the size.
  @discardableResult
  public func set(adSize: LPMAdSize) -> LPMBannerAdViewConfigBuilder {
    self.adSize = adSize
    return self
  }

  /// Sets where in the application it is shown.
  @discardableResult
  public func set(placementName: String) -> LPMBannerAdViewConfigBuilder {
    self.placementName = placementName
    return self
  }

  /// The configuration.
  public func build() -> LPMBannerAdViewConfig { LPMBannerAdViewConfig(self) }
}
