import GoogleMobileAds
import SampleAdSDK

extension SampleNativeAdRequest {
  /// A request that tells the network what the publisher told Google.
  convenience init(_ configuration: MediationNativeAdConfiguration) {
    self.init()
    testMode = configuration.isTestRequest
    bidResponse = configuration.bidResponse
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
