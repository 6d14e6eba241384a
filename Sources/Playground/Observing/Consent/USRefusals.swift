package import Consent

/// What a user of the US refused, by a section of GPP or a US privacy string.
package struct USRefusals: Hashable, Sendable {
  package let form: ConsentKind
  /// The key that the string was under, or its name as a section.
  package let source: String
  /// The fields that say that the user opted out.
  package let optOuts: [FieldName]
  /// Whether the browser or the phone refuses for the user; nil where that is not said.
  package let globalControl: Bool?
  /// Whether the string says that it does not apply.
  package let isNotApplicable: Bool

  init?(_ form: ConsentKind, _ segments: [ConsentSegment], from source: String? = nil) {
    guard let core = segments.first else { return nil }
    (self.form, self.source) = (form, source ?? form.shortName)
    switch form {
    case .usPrivacy:
      optOuts = core[.optOutSale] == .answer("Y") ? [.optOutSale] : []
      isNotApplicable = core.fields.dropFirst().allSatisfy { $0.value == .answer("-") }
      globalControl = nil
    case .section(let id) where id.isOfUS:
      let choices = core.fields.filter {
        if case .choice(.optOut, _) = $0.value { true } else { false }
      }
      optOuts = choices.filter { $0.value.number == 1 }.map(\.name)
      isNotApplicable = choices.allSatisfy { $0.value.number == 0 }
      let controls = segments.compactMap { $0[.gpc] }
      globalControl = controls.first.map { $0 == .flag(true) }
    default: return nil
    }
  }
}
