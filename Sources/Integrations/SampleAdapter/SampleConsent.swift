import AppTrackingTransparency
import GoogleMobileAds
import SampleAdSDK

/// Tells the Sample network what holds for the user's data, as the application has it now: with each load, as
/// the user may have changed it. What is not there is not said.
package enum SampleConsent {
  package static func tell() {
    tellStrings()
    tellAnswers()
  }

  private static var kept: UserDefaults { .standard }

  private static func tellStrings() {
    let tcf = kept.string(forKey: "IABTCF_TCString")
    if tcf != SamplePrivacySettings.gdprConsentString {
      SamplePrivacySettings.setGDPRConsentString(tcf)
    }
    let additional = kept.string(forKey: "IABTCF_AddtlConsent")
    if additional != SamplePrivacySettings.additionalConsentString {
      SamplePrivacySettings.setAdditionalConsentString(additional)
    }
    let gpp = kept.string(forKey: "IABGPP_HDR_GppString")
    if gpp != SamplePrivacySettings.gppString { SamplePrivacySettings.setGPPString(gpp) }
    let sections = kept.string(forKey: "IABGPP_GppSID")
    if sections != SamplePrivacySettings.gppSectionIDs {
      SamplePrivacySettings.setGPPSectionIDs(sections)
    }
    let privacy = kept.string(forKey: "IABUSPrivacy_String")
    if privacy != SamplePrivacySettings.usPrivacyString {
      SamplePrivacySettings.setUSPrivacyString(privacy)
    }
  }

  /// Answers that follow from the strings, and from what the publisher told Google.
  private static func tellAnswers() {
    // A string that is gone takes back what followed from it.
    let isAnswered =
      SamplePrivacySettings.gdprConsentString != nil
      || SamplePrivacySettings.hasUserConsent == true
    if isAnswered, kept.object(forKey: "IABTCF_gdprApplies") as? Int != 0 {
      let agrees = kept.string(forKey: "IABTCF_PurposeConsents")?.hasPrefix("1") == true
      if agrees != SamplePrivacySettings.hasUserConsent {
        SamplePrivacySettings.setHasUserConsent(agrees)
      }
    }
    if let privacy = SamplePrivacySettings.usPrivacyString {
      let isOut = privacy.dropFirst(2).first == "Y"
      if isOut != SamplePrivacySettings.doNotSell { SamplePrivacySettings.setDoNotSell(isOut) }
    }
    if let isAllowed = allowsPersonalizedAds, isAllowed != SamplePrivacySettings.personalizedAds {
      SamplePrivacySettings.setPersonalizedAds(isAllowed)
    }
    tellTracking()
  }

  /// Nothing as long as the user was not asked, unless the network was told before.
  private static func tellTracking() {
    let status = ATTrackingManager.trackingAuthorizationStatus
    let isAllowed = status == .authorized
    guard status != .notDetermined || SamplePrivacySettings.trackingEnabled == true,
      isAllowed != SamplePrivacySettings.trackingEnabled
    else { return }
    SamplePrivacySettings.setTrackingEnabled(isAllowed)
  }

  /// Never for a child, whatever else the publisher says; nil if the publisher says nothing.
  private static var allowsPersonalizedAds: Bool? {
    let publisher = MobileAds.shared.requestConfiguration
    let isYoung =
      publisher.tagForChildDirectedTreatment?.boolValue == true
      || publisher.tagForUnderAgeOfConsent?.boolValue == true
    return switch publisher.publisherPrivacyPersonalizationState {
    case .default: nil
    case .enabled: !isYoung
    case .disabled: false
    }
  }
}
