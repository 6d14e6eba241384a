extension Entry {
  /// Who spoke, and to whom: `google → adapter`.
  package var way: String {
    to.map { "\(from.role.rawValue) → \($0.role.rawValue)" } ?? from.role.rawValue
  }
}
