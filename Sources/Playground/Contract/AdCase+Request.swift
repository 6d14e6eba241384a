import Simulation

// What was said with a request, read from its entry.

extension AdCase.Request {
  init(_ data: Fields) {
    isTest = data[.test] == true
    isOfSDK7 = data[.api] == "legacy"
    floorMicros = data[.floorMicros]
    audience = AdCase.Audience(said: data[.request] ?? .none)
    guard let options = data[.options] else { return }
    wantsAddressesOnly = options[.imagesWanted] == "urlsOnly"
    wantsSeveralImages = options[.multipleImages] == true
  }
}

extension AdCase.Audience {
  /// What Google was told.
  init(said request: Fields) {
    self.init(
      isForChildren: request[.childDirected], isUnderAgeOfConsent: request[.underAgeOfConsent],
      ageGroup: request[.ageRestrictedTreatment])
  }

  /// What a network was told.
  init(heard request: Fields) {
    self.init(
      isForChildren: request[.forChildren], isUnderAgeOfConsent: request[.underAgeOfConsent],
      ageGroup: request[.ageGroup])
  }
}
