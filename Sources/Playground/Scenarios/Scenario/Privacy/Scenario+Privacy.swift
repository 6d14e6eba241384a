import JSON
package import Simulation

extension Scenario {
  /// What the user, the publisher and the law say of the user's data. What is nil is not said.
  package struct Privacy: Equatable, Sendable {
    package var gdprApplies: Bool?
    package var tcf: String?
    package var additionalConsent: String?
    package var gpp: String?
    package var gppSections: String?
    package var usPrivacy: String?
    package var childDirected: Bool?
    package var underAgeOfConsent: Bool?
    package var personalization: Personalization?
    package var tracking: Tracking?

    /// Whether ads may be chosen by what is known about the user, as the publisher says.
    package enum Personalization: String, CaseIterable, Sendable {
      case enabled, disabled
    }

    /// What the user has answered to the phone's question whether the application may track them.
    package enum Tracking: String, CaseIterable, Sendable {
      case notDetermined, restricted, denied, authorized
    }

    package init() {}
  }
}

extension Scenario.Privacy {
  /// Every choice, by the word of its ``PrivacyChoice``.
  package static let settings = SettingTable<Scenario.Privacy>([
    Setting(
      "gdprApplies", \.gdprApplies, .flag, "Whether the GDPR applies to the user",
      leftOut: "not known", script: .valueOrNull),
    Setting(
      "tcf", \.tcf, .text, "The TC string of the user's answer", leftOut: "no answer",
      script: .valueOrNull),
    Setting(
      "additionalConsent", \.additionalConsent, .text, "The string of Google's Additional Consent",
      leftOut: "none", script: .valueOrNull),
    Setting("gpp", \.gpp, .text, "The GPP string", leftOut: "none", script: .valueOrNull),
    Setting(
      "gppSections", \.gppSections, .text, "The sections of the GPP string that apply, as in 7_8",
      leftOut: "none", script: .valueOrNull),
    Setting(
      "usPrivacy", \.usPrivacy, .text, "The US privacy string, as in 1YNN", leftOut: "none",
      script: .valueOrNull),
    Setting(
      "childDirected", \.childDirected, .flag,
      "Whether the audience is children; a unit's own option wins",
      leftOut: "not said", script: .valueOrNull),
    Setting(
      "underAgeOfConsent", \.underAgeOfConsent, .flag,
      "Whether the user is under the age of consent; a unit's own option wins",
      leftOut: "not said", script: .valueOrNull),
    Setting(
      "personalization", \.personalization, .word,
      "Whether ads may be chosen by what is known about the user",
      leftOut: "as the account says", script: .valueOrNull),
    Setting(
      "tracking", \.tracking, .word,
      "What the user has answered to App Tracking Transparency", leftOut: "not asked",
      script: .valueOrNull),
  ])

  /// What is said, as the facts of a change from nothing.
  package var said: Fields {
    Fields(
      Self.settings.facts(of: self).all.filter { $0.value != .null }.map { ($0.name, $0.value) })
  }

  /// Takes a change; null for what is no longer said.
  package mutating func apply(_ change: Fields) {
    for fact in change.all { Self.settings[fact.name]?.apply(fact.value, to: &self) }
  }

  /// The value of a choice, in the journal's form; null if it is not said.
  package subscript(choice: PrivacyChoice) -> Fields.Value {
    Self.settings[choice.rawValue]?.value(of: self) ?? .null
  }
}
