/// What holds for all requests. The simulated ad server looks at the test devices only; adapters
/// read the rest and pass it on to their networks.
open class RequestConfiguration: NSObject {
  /// The device the application runs on, as test devices are named.
  package static let thisDevice = "SIMULATOR"

  /// The devices that get test ads.
  open var testDeviceIdentifiers: [String]?
  /// Whether the audience is children; nil says nothing.
  open var tagForChildDirectedTreatment: NSNumber?
  /// Whether the audience is under the age of consent; nil says nothing.
  open var tagForUnderAgeOfConsent: NSNumber?
  /// The most an ad may show.
  open var maxAdContentRating: GADMaxAdContentRating?

  /// Whether ads must suit an age. Known since 13.
  open var ageRestrictedTreatment = AgeRestrictedTreatment.unspecified
  /// Whether ads may be chosen by what is known of the user.
  open var publisherPrivacyPersonalizationState = PublisherPrivacyPersonalizationState.default
  /// Whether the publisher's own identifier of the user may be used; it is unless told otherwise.
  package private(set) var isPublisherFirstPartyIDEnabled = true

  /// Allows or forbids the publisher's own identifier of the user.
  open func setPublisherFirstPartyIDEnabled(_ isEnabled: Bool) {
    isPublisherFirstPartyIDEnabled = isEnabled
  }

  var isThisATestDevice: Bool {
    testDeviceIdentifiers?.contains(Self.thisDevice) == true
  }
}

/// The age that ads must suit.
public enum AgeRestrictedTreatment: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  case child = 1
  case teen = 2
}

/// Whether ads may be chosen by what is known of the user.
public enum PublisherPrivacyPersonalizationState: Int, Sendable {
  /// As the publisher's account says.
  case `default` = 0
  case enabled = 1
  case disabled = 2
}
