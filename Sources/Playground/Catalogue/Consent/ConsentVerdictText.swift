import Consent
package import Observing

extension ServingVerdict {
  /// What Google may show.
  package var words: String {
    switch ads {
    case .personalised: "personalised ads"
    case .nonPersonalised: "non-personalised ads"
    case .limited: "limited ads"
    case .none: "no ads"
    }
  }

  /// Why no more, a line for each reason.
  package var reasons: [String] { lacks.map(words) }

  private func words(_ lack: Lack) -> String {
    switch lack {
    case .tooOld: "the string is of \(updated.date), older than \(Self.months) months"
    case .notServiceSpecific: "the string is for all services, which is no longer valid"
    case .notDisclosed: "vendor \(Self.google) is not among the disclosed vendors"
    case .vendor(.any): "vendor \(Self.google) has neither consent nor legitimate interest"
    case .vendor(.consent): "vendor \(Self.google) has no consent"
    case .vendor(.interest): "vendor \(Self.google) has no legitimate interest"
    case .restricted(.requireConsent, let purposes):
      "the publisher requires consent for \(Self.list(purposes))"
    case .restricted(.requireLegitimateInterest, let purposes):
      "the publisher requires a legitimate interest for \(Self.list(purposes))"
    case .restricted(_, let purposes): "the publisher does not allow \(Self.list(purposes))"
    case .consent(let purposes): "no consent for \(Self.list(purposes))"
    case .consentOrInterest(let purposes):
      "neither consent nor legitimate interest for \(Self.list(purposes))"
    }
  }

  private static func list(_ purposes: [Int]) -> String {
    let list = purposes.map(String.init).joined(separator: ", ")
    return purposes.count == 1 ? "purpose \(list)" : "purposes \(list)"
  }
}

extension USRefusals {
  package var sentence: String {
    guard !isNotApplicable || globalControl == true else { return "opt-outs do not apply" }
    let names = optOuts.map { $0.refusal }
    let refused = names.isEmpty ? "no opt-out" : "opted out of \(names.joined(separator: ", "))"
    return refused + (globalControl == true ? "; Global Privacy Control is on" : "")
  }
}

extension FieldName {
  fileprivate var refusal: String {
    switch self {
    case .saleOptOut, .optOutSale: "sale"
    case .sharingOptOut: "sharing"
    case .targetedAdvertisingOptOut: "targeted advertising"
    default: rawValue
    }
  }
}

extension ConsentContradiction {
  package var sentence: String {
    switch self {
    case .fromTheFuture(let source, let created, let day):
      "\(source ?? "the TC string") was created on \(created.date), after \(day.date)"
    case .badValue(let key, let text): "\(key) can't be \"\(Self.short(text))\""
    case .noString(let key): "\(key) says that GDPR applies, but there is no TC string"
    case .appliesOnlyInSections(let key, let sections):
      "\(key) says that GDPR does not apply, but \(sections) has section 2, Europe's"
    case .additionalAlone: "Additional Consent counts only beside a TC string, and there is none"
    case .ids(let key, let there, let string): Self.ids(key, there, string)
    case .value(let key, let says, let string):
      "\(key) is \"\(Self.short(says))\", but the string says \(string)"
    case .strings(let one, let other): "\(one) and \(other) are not the same string"
    case .sectionsMissing(let key, let ids):
      "\(key) names sections that the GPP string does not have: \(Self.list(ids))"
    case .headerSections(let key, let says, let string):
      "\(key) names the sections \(Self.list(says)), but the GPP string has \(Self.list(string))"
    case .sale(let out, let stays):
      "\(out) says that the user opted out of sale, and \(stays) that the user did not"
    }
  }

  private static func ids(_ key: String, _ there: [Int], _ string: [Int]) -> String {
    let parts = [
      there.isEmpty ? nil : "\(list(there)) only there",
      string.isEmpty ? nil : "\(list(string)) only in the TC string",
    ].compactMap(\.self)
    return "\(key) differs from the TC string: \(parts.joined(separator: "; "))"
  }

  private static func list(_ ids: [Int]) -> String {
    ids.isEmpty ? "none" : ConsentText.list(IDSet(ids))
  }

  private static func short(_ text: String) -> String {
    text.count <= 60 ? text : "\(text.prefix(60))…"
  }
}
