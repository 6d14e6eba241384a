import Simulation

extension Request {
  /// What it says, with what holds for all requests, beside the test device.
  var tags: Fields {
    let all = MobileAds.shared.requestConfiguration
    var tags = Fields.none
    tags["childDirected"] = all.tagForChildDirectedTreatment.map { .bool($0.boolValue) }
    tags["underAgeOfConsent"] = all.tagForUnderAgeOfConsent.map { .bool($0.boolValue) }
    if all.ageRestrictedTreatment != .unspecified {
      tags["ageRestrictedTreatment"] = .string("\(all.ageRestrictedTreatment)")
    }
    tags["keywords"] = keywords.map { .list($0.map { .string($0) }) }
    let extras = adNetworkExtras(for: Extras.self) as? Extras
    if let texts = extras?.additionalParameters as? [String: String] {
      tags["extras"] = .fields(Fields(texts))
    }
    return tags
  }
}
