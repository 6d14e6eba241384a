import GoogleMobileAds

extension MediationCredentials {
  /// The line's ad unit at the Sample network; nil when nobody has filled it in.
  var sampleAdUnitID: String? {
    guard let id = settings["parameter"] as? String, !id.isEmpty else { return nil }
    return id
  }
}
