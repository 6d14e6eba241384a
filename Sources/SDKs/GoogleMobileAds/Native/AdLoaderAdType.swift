/// What an ``AdLoader`` may load.
public struct AdLoaderAdType: RawRepresentable, Hashable, Sendable {
  /// The number the ad server knows the type by, as text.
  public let rawValue: String

  /// The type with this number.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Native ads.
  public static let native = AdLoaderAdType(rawValue: "6")
  /// Native ads of the publisher's own format. Networks have none: with ``native`` beside it, native
  /// ads come; alone, they come as a ``CustomNativeAd``.
  public static let customNative = AdLoaderAdType(rawValue: "3")
  /// Banners of Ad Manager: they come if the unit has banners.
  public static let adManagerBanner = AdLoaderAdType(rawValue: "5")
}
