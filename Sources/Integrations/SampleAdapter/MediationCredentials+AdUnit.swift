import GoogleMobileAds

extension MediationCredentials {
  /// The line's ad unit at the Sample network; nil if it was not filled in.
  var sampleAdUnitID: String? {
    guard let id = settings["parameter"] as? String, !id.isEmpty else { return nil }
    return id
  }
}
