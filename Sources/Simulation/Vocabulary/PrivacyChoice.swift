/// What a user, the publisher or a law says of the user's data, by the word that scenarios have for it.
package enum PrivacyChoice: String, CaseIterable, Sendable {
  case gdprApplies, tcf, additionalConsent, gpp, gppSections, usPrivacy
  case childDirected, underAgeOfConsent, personalization
  case tracking

  /// The key of user defaults under which applications keep it, or the property of Google's request
  /// configuration, or of the phone.
  package var key: String {
    switch self {
    case .gdprApplies: "IABTCF_gdprApplies"
    case .tcf: "IABTCF_TCString"
    case .additionalConsent: "IABTCF_AddtlConsent"
    case .gpp: "IABGPP_HDR_GppString"
    case .gppSections: "IABGPP_GppSID"
    case .usPrivacy: "IABUSPrivacy_String"
    case .childDirected: "tagForChildDirectedTreatment"
    case .underAgeOfConsent: "tagForUnderAgeOfConsent"
    case .personalization: "publisherPrivacyPersonalizationState"
    case .tracking: "trackingAuthorizationStatus"
    }
  }

  /// The keys that repeat parts of the TC string.
  package static let purposeConsents = "IABTCF_PurposeConsents"
  package static let vendorConsents = "IABTCF_VendorConsents"

  /// The choice that is kept under a key, or of which a part is.
  package init?(key: String) {
    let whole = [Self.purposeConsents, Self.vendorConsents].contains(key) ? Self.tcf.key : key
    guard let choice = Self.allCases.first(where: { $0.key == whole }) else { return nil }
    self = choice
  }

  /// Where adapters find it.
  package enum Home: Sendable {
    case userDefaults
    /// Google's request configuration.
    case google
    /// The phone, which has asked the user.
    case phone
  }

  package var home: Home {
    switch self {
    case .gdprApplies, .tcf, .additionalConsent, .gpp, .gppSections, .usPrivacy: .userDefaults
    case .childDirected, .underAgeOfConsent, .personalization: .google
    case .tracking: .phone
    }
  }

  /// What a network can be told that follows from it.
  package var answer: PrivacyAnswer? {
    switch self {
    case .tcf: .hasUserConsent
    case .usPrivacy: .doNotSell
    case .personalization: .personalizedAds
    case .tracking: .trackingEnabled
    default: nil
    }
  }
}

/// A yes or no that a network can be told in place of a string.
package enum PrivacyAnswer: String, Sendable {
  case hasUserConsent, doNotSell, personalizedAds, trackingEnabled
}
