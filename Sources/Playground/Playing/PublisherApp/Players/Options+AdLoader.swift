import GoogleMobileAds
import Scenarios

extension Scenario.Options {
  /// The options as the publisher hands them to the SDK: only those that are set.
  var adLoaderOptions: [GADAdLoaderOptions] {
    var all: [GADAdLoaderOptions] = []
    if let adChoices {
      let option = NativeAdViewAdOptions()
      option.preferredAdChoicesPosition = adChoices.position
      all.append(option)
    }
    if images != nil || multipleImages != nil {
      let option = NativeAdImageAdLoaderOptions()
      option.isImageLoadingDisabled = images == .urlsOnly
      option.shouldRequestMultipleImages = multipleImages ?? false
      all.append(option)
    }
    if let mediaAspectRatio {
      let option = NativeAdMediaAdLoaderOptions()
      option.mediaAspectRatio = mediaAspectRatio.googles
      all.append(option)
    }
    if let startMuted {
      let option = VideoOptions()
      option.shouldStartMuted = startMuted
      all.append(option)
    }
    return all
  }
}

extension Scenario.Options.Corner {
  fileprivate var position: AdChoicesPosition {
    switch self {
    case .topRight: .topRightCorner
    case .topLeft: .topLeftCorner
    case .bottomRight: .bottomRightCorner
    case .bottomLeft: .bottomLeftCorner
    }
  }
}

extension Scenario.Options.AspectRatio {
  fileprivate var googles: MediaAspectRatio {
    switch self {
    case .any: .any
    case .landscape: .landscape
    case .portrait: .portrait
    case .square: .square
    }
  }
}
