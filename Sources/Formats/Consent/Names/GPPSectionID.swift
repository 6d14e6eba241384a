/// A section of GPP by its number.
package enum GPPSectionID: Int, Hashable, Sendable, CaseIterable {
  case tcfeuv1 = 1
  case tcfeuv2, header, integrity, tcfcav1, uspv1, usnat
  case usca, usva, usco, usut, usct
  case usfl, usmt, usor, ustx, usde, usia, usne, usnh
  case usnj, ustn, usmn, usmd, usin, usky, usri

  /// Its name, as in the API of consent managers.
  package var prefix: String { "\(self)" }

  package init?(prefix: some StringProtocol) {
    guard let id = Self.allCases.first(where: { $0.prefix == prefix }) else { return nil }
    self = id
  }

  /// Whether it says what users of the US chose.
  package var isOfUS: Bool { rawValue >= Self.uspv1.rawValue }
}
