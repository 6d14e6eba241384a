/// What holds for all requests. The simulated ad server looks only at the test devices; adapters
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
  /// The most mature content that ads may have.
  open var maxAdContentRating: GADMaxAdContentRating?

  /// Whether ads must suit an age. Since SDK 13.
  open var ageRestrictedTreatment = AgeRestrictedTreatment.unspecified
  /// Whether ads may be chosen by what is known about the user.
  open var publisherPrivacyPersonalizationState = PublisherPrivacyPersonalizationState.default
  /// Whether the publisher's own user identifier may be used; yes by default.
  package private(set) var isPublisherFirstPartyIDEnabled = true

  /// Allows or forbids the publisher's own user identifier.
  open func setPublisherFirstPartyIDEnabled(_ isEnabled: Bool) {
    isPublisherFirstPartyIDEnabled = isEnabled
  }

  var isThisATestDevice: Bool {
    testDeviceIdentifiers?.contains(Self.thisDevice) == true
  }
}

/// The age that ads must suit.
public enum AgeRestrictedTreatment: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  case child = 1
  case teen = 2
}

/// Whether ads may be chosen by what is known about the user.
public enum PublisherPrivacyPersonalizationState: Int, Sendable {
  /// As the publisher's account says.
  case `default` = 0
  case enabled = 1
  case disabled = 2
}
