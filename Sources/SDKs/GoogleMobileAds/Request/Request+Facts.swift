import Simulation

extension Request {
  /// What it says, with what holds for all requests, beside the test device.
  var tags: Fields {
    let all = MobileAds.shared.requestConfiguration
    var tags = Fields.none
    tags[.childDirected] = all.tagForChildDirectedTreatment?.boolValue
    tags[.underAgeOfConsent] = all.tagForUnderAgeOfConsent?.boolValue
    if all.ageRestrictedTreatment != .unspecified {
      tags[.ageRestrictedTreatment] = "\(all.ageRestrictedTreatment)"
    }
    if all.publisherPrivacyPersonalizationState != .default {
      tags[.personalization] = "\(all.publisherPrivacyPersonalizationState)"
    }
    tags[.keywords] = keywords
    let extras = adNetworkExtras(for: Extras.self) as? Extras
    if let texts = extras?.additionalParameters as? [String: String] {
      tags[.extras] = Fields(texts)
    }
    return tags
  }
}
