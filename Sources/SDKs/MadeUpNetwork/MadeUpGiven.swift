/// Values that an object of an SDK was given and that none of its properties has: its server gets them, too.
///
/// Nobody else sees them, so objects that differ in nothing else are equal.
public struct MadeUpGiven: Hashable, Codable, @unchecked Sendable {
  var values: [Any] = []

  /// Nothing yet.
  public init() {}

  /// Nothing: what was given is never written.
  public init(from decoder: any Decoder) throws {}
  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}

  /// Adds what it is given.
  public static func += (given: inout Self, values: [Any]) { given.values += values }

  /// Always equal.
  public static func == (left: Self, right: Self) -> Bool { true }
  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
