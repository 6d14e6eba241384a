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

/// On iOS the type is a text with a name of its own, so what is in a list of anything can be taken for
/// either. The text as an object can, too, since it is bridged to both.
extension AdLoaderAdType: _ObjectiveCBridgeable {
  /// The text as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// The type with this text.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSString, result: inout AdLoaderAdType?
  ) {
    result = AdLoaderAdType(rawValue: source._bridgeToSwift())
  }

  /// The type with this text.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout AdLoaderAdType?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  /// The type with this text.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSString?
  ) -> AdLoaderAdType {
    AdLoaderAdType(rawValue: source?._bridgeToSwift() ?? "")
  }

  /// The same for ``GADCustomEventNativeAd``.
  var asObject: NSString { _bridgeToObjectiveC() }
}
