import AdServing
import Foundation
import GoogleMobileAds
import Scenarios

extension Scenario.Options {
  /// Tells the SDK before a request what holds for all of them; what the options leave out is said
  /// of none.
  func registerConfiguration() {
    let configuration = MobileAds.shared.requestConfiguration
    configuration.testDeviceIdentifiers =
      testRequest == true ? [RequestConfiguration.thisDevice] : nil
    let all = PublisherPrivacy.shared.said
    configuration.tagForChildDirectedTreatment =
      (childDirected ?? all.childDirected).map { NSNumber(value: $0) }
    configuration.tagForUnderAgeOfConsent =
      (underAgeOfConsent ?? all.underAgeOfConsent).map { NSNumber(value: $0) }
    configuration.ageRestrictedTreatment = ageRestrictedTreatment?.googles ?? .unspecified
  }

  /// The request for an ad of the unit. Extras go to networks that take any, and to custom events by
  /// the label of their line.
  func request(of unit: String) -> Request {
    let request = Request()
    request.keywords = keywords
    guard let extras else { return request }
    let named = Extras()
    named.additionalParameters = extras
    request.register(named)
    let labelled = CustomEventExtras()
    for line in AdServer.shared.units[unit]?.lines ?? [] {
      labelled.setExtras(extras, forLabel: line.label)
    }
    request.register(labelled)
    return request
  }
}

extension Scenario.Options.AgeTreatment {
  fileprivate var googles: AgeRestrictedTreatment {
    switch self {
    case .unspecified: .unspecified
    case .child: .child
    case .teen: .teen
    }
  }
}
