import GoogleMobileAds

// What the guide uses of its sample project without showing it.

enum SampleCustomEventConstantsSwift {
  static let awesomenessKey = "awesomeness"
  static let customEventErrorDomain = "com.google.CustomEvent"
}

enum SampleCustomEventErrorCodeSwift: Int {
  case SampleCustomEventErrorAdLoadFailureCallback = 101
  case SampleCustomEventErrorAdNotLoaded = 102
}

enum SampleCustomEventUtilsSwift {
  static func SampleCustomEventErrorWithCodeAndDescription(
    code: SampleCustomEventErrorCodeSwift, description: String
  ) -> NSError {
    NSError(
      domain: SampleCustomEventConstantsSwift.customEventErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: description])
  }
}
