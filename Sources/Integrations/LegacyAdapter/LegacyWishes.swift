import GoogleMobileAds
import SampleAdSDK

/// What the publisher asks for, in the network's words.
struct LegacyWishes {
  private(set) var request = SampleNativeAdRequest()
  private(set) var corner = AdChoicesPosition.topRightCorner
  private let formats: [String]

  /// `formats` are those that the network has.
  init(
    _ request: GADCustomEventRequest, adTypes: [Any], options: [Any], formats: [String]
  ) {
    let wanted = adTypes.compactMap { $0 as? String }
    // What neither side knows is nobody's wish.
    self.formats = formats.filter(wanted.contains)
    self.request.contentAdsRequested = self.formats.contains(kGADAdLoaderAdTypeNativeContent)
    self.request.appInstallAdsRequested = self.formats.contains(
      kGADAdLoaderAdTypeNativeAppInstall)
    self.request.testMode = request.isTesting
    self.request.keywords = request.userKeywords as? [String]
    for option in options {
      switch option {
      case let images as GADNativeAdImageAdLoaderOptions: take(images)
      case let view as GADNativeAdViewAdOptions: corner = view.preferredAdChoicesPosition
      case let video as GADVideoOptions: self.request.shouldStartMuted = video.startMuted
      default: break
      }
    }
  }

  /// Whether the network has what is asked for.
  var canBeMet: Bool { !formats.isEmpty }

  private func take(_ images: GADNativeAdImageAdLoaderOptions) {
    request.shouldDownloadImages = !images.disableImageLoading
    request.shouldRequestMultipleImages = images.shouldRequestMultipleImages
    switch images.preferredImageOrientation {
    case .any: request.preferredImageOrientation = .any
    case .portrait: request.preferredImageOrientation = .portrait
    case .landscape: request.preferredImageOrientation = .landscape
    }
  }
}
