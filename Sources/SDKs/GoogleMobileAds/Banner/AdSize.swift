/// The size of a banner. Native ads have none.
public struct AdSize: Sendable {
  /// The size in points.
  public var size: CGSize
  /// How it adapts to its surroundings.
  public var flags: UInt

  /// A size with its flags.
  public init(size: CGSize, flags: UInt) {
    self.size = size
    self.flags = flags
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands for no size.
public let AdSizeInvalid = AdSize(size: .zero, flags: 0)
