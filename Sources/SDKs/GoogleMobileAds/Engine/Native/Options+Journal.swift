import Simulation

extension [GADAdLoaderOptions] {
  /// What a publisher asked for, in a scenario's words.
  var journalFacts: Fields {
    var facts = Fields.none
    for option in self {
      switch option {
      case let option as NativeAdViewAdOptions:
        facts[.adChoices] = option.preferredAdChoicesPosition.word
      case let option as NativeAdImageAdLoaderOptions:
        facts[.imagesWanted] = option.isImageLoadingDisabled ? "urlsOnly" : "downloaded"
        facts[.multipleImages] = option.shouldRequestMultipleImages
        if option.preferredImageOrientation != .any {
          facts[.imageOrientation] = "\(option.preferredImageOrientation)"
        }
      case let option as NativeAdMediaAdLoaderOptions:
        facts[.mediaAspectRatio] = "\(option.mediaAspectRatio)"
      case let option as VideoOptions:
        facts[.startMuted] = option.shouldStartMuted
      default: break
      }
    }
    return facts
  }
}

extension AdChoicesPosition {
  /// A scenario's word for the corner.
  var word: String {
    switch self {
    case .topRightCorner: "topRight"
    case .topLeftCorner: "topLeft"
    case .bottomRightCorner: "bottomRight"
    case .bottomLeftCorner: "bottomLeft"
    }
  }
}
