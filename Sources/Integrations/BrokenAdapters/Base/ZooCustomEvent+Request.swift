import GoogleMobileAds
import SampleAdSDK

extension SampleAdRequest {
  /// Tells the network what the publisher told Google.
  func say(_ configuration: MediationAdConfiguration) {
    testMode = configuration.isTestRequest
    let audience = MobileAds.shared.requestConfiguration
    isForChildren = audience.tagForChildDirectedTreatment?.boolValue
    isUnderAgeOfConsent = audience.tagForUnderAgeOfConsent?.boolValue
    ageGroup =
      audience.ageRestrictedTreatment == .unspecified ? nil : "\(audience.ageRestrictedTreatment)"
  }
}

extension SampleNativeAdRequest {
  /// A request that tells the network what the publisher told Google.
  convenience init(saying configuration: MediationNativeAdConfiguration) {
    self.init()
    say(configuration)
    for option in configuration.options {
      guard let images = option as? NativeAdImageAdLoaderOptions else { continue }
      shouldDownloadImages = !images.isImageLoadingDisabled
      shouldRequestMultipleImages = images.shouldRequestMultipleImages
    }
  }
}

extension MediationAdConfiguration {
  /// The line's ad unit at the Sample network; nil if it was not filled in.
  var adUnitID: String? {
    guard let id = credentials.settings["parameter"] as? String, !id.isEmpty else { return nil }
    return id
  }
}
