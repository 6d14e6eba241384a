/// Which vendor a service is of. It is open: each vendor's module adds its own.
public struct GHADServiceType: RawRepresentable, Hashable, Sendable {
  /// The vendor's name.
  public let rawValue: String

  /// The type with this name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
