/// A version in three parts. Adapters put their fourth part into the patch: c × 100 + d.
public struct VersionNumber: Equatable, Sendable {
  /// The first part.
  public var majorVersion: Int
  /// The second part.
  public var minorVersion: Int
  /// The third part.
  public var patchVersion: Int

  /// Version 0.0.0.
  public init() {
    self.init(majorVersion: 0, minorVersion: 0, patchVersion: 0)
  }

  /// The version with these parts.
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

/// The version as text, `major.minor.patch`.
public func string(for version: VersionNumber) -> String {
  "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
}
