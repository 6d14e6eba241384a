/// What holds for all requests.
open class RequestConfiguration: NSObject {
  /// The device the application runs on, as test devices are named.
  package static let thisDevice = "SIMULATOR"

  /// The devices that get test ads.
  open var testDeviceIdentifiers: [String]?
  /// Whether the audience is children; nil says nothing.
  open var tagForChildDirectedTreatment: NSNumber?
  /// Whether the audience is under the age of consent; nil says nothing.
  open var tagForUnderAgeOfConsent: NSNumber?
  /// The most an ad may show.
  open var maxAdContentRating: GADMaxAdContentRating?

  var isThisATestDevice: Bool {
    testDeviceIdentifiers?.contains(Self.thisDevice) == true
  }
}

/// How much an ad may show.
public struct GADMaxAdContentRating: RawRepresentable, Hashable, Sendable {
  /// The rating's letters.
  public let rawValue: String

  /// The rating with these letters.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// For everybody.
  public static let general = GADMaxAdContentRating(rawValue: "G")
  /// With parents.
  public static let parentalGuidance = GADMaxAdContentRating(rawValue: "PG")
  /// From 13 on.
  public static let teen = GADMaxAdContentRating(rawValue: "T")
  /// For adults.
  public static let matureAudience = GADMaxAdContentRating(rawValue: "MA")
}
