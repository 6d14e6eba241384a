/// A request for the signal of a native ad. The wishes in it take the place of an ad loader's options.
public final class NativeSignalRequest: SignalRequest {
  /// How many ads to ask for; a request for less than 1 is invalid, and more than 5 counts as 5.
  /// Mediation answers with one.
  public var numberOfAds = 1
  /// Whether only the pictures' URLs are wanted.
  public var isImageLoadingDisabled = false
  /// Whether several pictures for one asset are accepted.
  public var shouldRequestMultipleImages = false
  /// The preferred shape of the media.
  public var mediaAspectRatio = MediaAspectRatio.unknown
  /// The preferred corner of AdChoices.
  public var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
  /// How videos start.
  public var videoOptions: VideoOptions?
  /// The kinds of ads that may come; native ads for nil.
  public var adLoaderAdTypes: Set<AdLoaderAdType>?
  /// The publisher's own formats.
  public var customNativeAdFormatIDs: [String]?

  /// A request for a signal of this type.
  public init(signalType: String) { super.init(ofType: signalType) }

  override var isValid: Bool { numberOfAds >= 1 }

  override var options: [GADAdLoaderOptions] {
    let images = NativeAdImageAdLoaderOptions()
    images.isImageLoadingDisabled = isImageLoadingDisabled
    images.shouldRequestMultipleImages = shouldRequestMultipleImages
    let media = NativeAdMediaAdLoaderOptions()
    media.mediaAspectRatio = mediaAspectRatio
    let view = NativeAdViewAdOptions()
    view.preferredAdChoicesPosition = preferredAdChoicesPosition
    let number = MultipleAdsAdLoaderOptions()
    number.numberOfAds = numberOfAds
    return [images, media, view, number] + [videoOptions].compactMap { $0 }
  }

  override func blankCopy() -> SignalRequest {
    let copy = NativeSignalRequest(signalType: signalType)
    copy.numberOfAds = numberOfAds
    copy.isImageLoadingDisabled = isImageLoadingDisabled
    copy.shouldRequestMultipleImages = shouldRequestMultipleImages
    copy.mediaAspectRatio = mediaAspectRatio
    copy.preferredAdChoicesPosition = preferredAdChoicesPosition
    copy.videoOptions = videoOptions
    copy.adLoaderAdTypes = adLoaderAdTypes
    copy.customNativeAdFormatIDs = customNativeAdFormatIDs
    return copy
  }
}
