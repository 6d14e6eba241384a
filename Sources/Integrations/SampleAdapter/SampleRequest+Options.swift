import GoogleMobileAds
import SampleAdSDK

extension SampleAdRequest {
  /// Tells the network what the publisher told Google, in any format. What was not said is not said
  /// either: unspecified is not "no".
  func take(_ configuration: MediationAdConfiguration) {
    SampleConsent.tell()
    testMode = configuration.isTestRequest
    bidResponse = configuration.bidResponse
    let audience = MobileAds.shared.requestConfiguration
    isForChildren = audience.tagForChildDirectedTreatment?.boolValue
    isUnderAgeOfConsent = audience.tagForUnderAgeOfConsent?.boolValue
    ageGroup =
      switch audience.ageRestrictedTreatment {
      case .child: "child"
      case .teen: "teen"
      case .unspecified: nil
      }
  }
}

extension SampleNativeAdRequest {
  /// A request that tells the network what the publisher told Google.
  convenience init(_ configuration: MediationNativeAdConfiguration) {
    self.init()
    take(configuration)
    for option in configuration.options {
      switch option {
      case let images as NativeAdImageAdLoaderOptions:
        shouldDownloadImages = !images.isImageLoadingDisabled
        shouldRequestMultipleImages = images.shouldRequestMultipleImages
      case let media as NativeAdMediaAdLoaderOptions:
        preferredImageOrientation = NativeAdImageOrientation(media.mediaAspectRatio)
      case let video as VideoOptions:
        shouldStartMuted = video.shouldStartMuted
      default:
        break
      }
    }
  }
}

extension NativeAdImageOrientation {
  init(_ ratio: MediaAspectRatio) {
    switch ratio {
    case .landscape: self = .landscape
    case .portrait: self = .portrait
    case .unknown, .any, .square: self = .any
    }
  }
}
