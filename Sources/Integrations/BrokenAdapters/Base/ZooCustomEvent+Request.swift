import GoogleMobileAds
import SampleAdSDK

extension SampleNativeAdRequest {
  /// A request that says to the network what the publisher said to Google.
  convenience init(saying configuration: MediationNativeAdConfiguration) {
    self.init()
    testMode = configuration.isTestRequest
    for option in configuration.options {
      guard let images = option as? NativeAdImageAdLoaderOptions else { continue }
      shouldDownloadImages = !images.isImageLoadingDisabled
      shouldRequestMultipleImages = images.shouldRequestMultipleImages
    }
  }
}

extension MediationAdConfiguration {
  /// The line's ad unit at the Sample network; nil when nobody has filled it in.
  var adUnitID: String? {
    guard let id = credentials.settings["parameter"] as? String, !id.isEmpty else { return nil }
    return id
  }
}
