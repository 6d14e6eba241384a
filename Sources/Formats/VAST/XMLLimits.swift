/// What no real document has more of. They keep time and memory bounded.
enum XMLLimits {
  /// How many bytes a text may have.
  static let longest = 8 << 20
  /// How deep elements may be nested.
  static let deepest = 128
  /// How many elements that VAST knows there may be.
  static let mostElements = 400_000
  /// How many elements that it does not know are named.
  static let mostStrangers = 1000
}
