import AdServing
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
    if images != nil || multipleImages != nil || imageOrientation != nil {
      let option = NativeAdImageAdLoaderOptions()
      option.isImageLoadingDisabled = images == .urlsOnly
      option.shouldRequestMultipleImages = multipleImages ?? false
      option.preferredImageOrientation = imageOrientation?.googles ?? .any
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

extension Scenario.Options {
  /// What the application can show: native ads of today, or the formats that SDK 7 had in their
  /// place.
  func adTypes(_ api: AdapterAPI) -> [AdLoaderAdType] {
    switch api {
    case .modern: [.native]
    case .legacy: (formats ?? NativeFormat.usual).map(\.googles)
    }
  }
}

extension Scenario.Options.NativeFormat {
  fileprivate var googles: AdLoaderAdType {
    switch self {
    case .content: .nativeContent
    case .appInstall: .nativeAppInstall
    case .unified: .native
    }
  }
}

extension Scenario.Options.ImageOrientation {
  fileprivate var googles: GADNativeAdImageAdLoaderOptionsOrientation {
    switch self {
    case .any: .any
    case .portrait: .portrait
    case .landscape: .landscape
    }
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
