import Consent
import Observing
import Simulation

extension ConsentText {
  /// What a stored string says, decoded by name, in one paragraph; nil for what is no such string.
  static func summary(_ text: String, of choice: PrivacyChoice) -> String? {
    guard let key = ConsentKey(choice.key), case .string = key.role, !text.isEmpty else {
      return nil
    }
    let item = ConsentItem(text, key: key)
    switch item.reading {
    case nil: return nil
    case .failure(let error)?: return error.sentence
    case .success(let reading)?:
      let refusals = ConsentCase([item]).refusals.map { refusal in
        [refusal.source, refusal.sentence].compactMap(\.self).joined(separator: ": ")
      }
      return ([title(reading)] + fields(reading) + refusals + reading.errors.map(\.sentence))
        .joined(separator: "; ")
    }
  }

  private static func fields(_ reading: ConsentReading) -> [String] {
    let names: [FieldName] =
      switch reading.form {
      case .tcf: [.purposesConsent, .vendorConsents]
      case .additionalConsent: [.consentedProviders]
      case .gpp: [.sections]
      case .usPrivacy, .section: []
      }
    let segments = reading.segments
    return names.compactMap { name in
      segments.lazy.compactMap { $0[name] }.first.map {
        "\(name.rawValue) \(lines($0).joined(separator: ", "))"
      }
    }
  }
}
