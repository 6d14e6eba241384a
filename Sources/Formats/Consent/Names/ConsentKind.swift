/// The kinds of consent strings.
package enum ConsentKind: Hashable, Sendable {
  /// A TC string of TCF 2.
  case tcf
  case additionalConsent
  case gpp
  case usPrivacy
  /// A section of GPP by itself.
  case section(GPPSectionID)

  package init(_ id: GPPSectionID) {
    switch id {
    case .tcfeuv1, .tcfeuv2: self = .tcf
    case .uspv1: self = .usPrivacy
    default: self = .section(id)
    }
  }
}
