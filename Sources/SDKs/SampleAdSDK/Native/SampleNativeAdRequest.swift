import Simulation

/// A request to the Sample SDK.
open class SampleAdRequest: NSObject {
  /// Whether the ad must be a test ad.
  open var testMode = false
  /// Words about what is on the screen.
  open var keywords: [String]?
  /// What the network itself bid for this ad, if it won an auction.
  open var bidResponse: String?
  /// Whether the audience is children; nil if the publisher has not said so.
  open var isForChildren: Bool?
  /// Whether the user is too young to consent; nil if the publisher has not said so.
  open var isUnderAgeOfConsent: Bool?
  /// The age group that the law of the user's place has rules for, `child` or `teen`.
  open var ageGroup: String?

  /// What the journal has of it, beside these facts.
  func facts(_ others: Fields) -> Fields {
    var facts = others
    facts[.bidResponse] = bidResponse
    facts[.forChildren] = isForChildren
    facts[.underAgeOfConsent] = isUnderAgeOfConsent
    facts[.ageGroup] = ageGroup
    facts[.privacy] = SamplePrivacySettings.known
    return facts
  }
}

/// A request to the Sample SDK for a native ad.
open class SampleNativeAdRequest: SampleAdRequest {
  /// Whether pictures are downloaded, or only their addresses delivered.
  open var shouldDownloadImages = true
  /// The orientation of the picture.
  open var preferredImageOrientation = NativeAdImageOrientation.any
  /// Whether several pictures are accepted.
  open var shouldRequestMultipleImages = false
  /// The formats that are wanted, each as a class of its own; empty for native ads of today.
  var kinds: [SampleCreative.Kind] = []
  /// Whether a video starts muted.
  open var shouldStartMuted = true
}
