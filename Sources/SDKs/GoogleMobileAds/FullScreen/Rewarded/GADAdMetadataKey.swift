/// Identifies a fact about an ad. The real SDK has no constants for them; applications write the
/// text.
public struct GADAdMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The fact's name.
  public let rawValue: String

  /// The fact of this name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
