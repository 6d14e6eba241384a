/// Views that Interface Builder wrote. There are none here.
public enum UINib {
  /// A key of what a nib is loaded with.
  public struct OptionsKey: Hashable, Sendable {}
}

extension Bundle {
  /// Nil: no bundle has a nib.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
