/// The most mature content that ads may have.
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
