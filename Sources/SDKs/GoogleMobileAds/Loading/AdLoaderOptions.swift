/// A publisher's wish for the ads an ``AdLoader`` loads. Adapters get them with every load.
open class GADAdLoaderOptions: NSObject {
  /// No particular wish.
  public override init() {}
}

/// The name the class would have without its prefix.
public typealias AdLoaderOptions = GADAdLoaderOptions

/// How pictures come.
open class NativeAdImageAdLoaderOptions: GADAdLoaderOptions {
  /// Whether only the pictures' URLs are wanted.
  open var isImageLoadingDisabled = false
  /// Whether several pictures for one asset are welcome.
  open var shouldRequestMultipleImages = false
}

/// What shape the media has.
open class NativeAdMediaAdLoaderOptions: GADAdLoaderOptions {
  /// The shape.
  open var mediaAspectRatio = MediaAspectRatio.unknown
}

/// Where AdChoices goes.
open class NativeAdViewAdOptions: GADAdLoaderOptions {
  /// The corner of the ad view.
  open var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}

/// How videos begin.
open class VideoOptions: GADAdLoaderOptions {
  /// Whether without sound.
  open var shouldStartMuted = true
  /// Whether the publisher brings the controls.
  open var areCustomControlsRequested = false
  /// Whether a click makes the video large.
  open var isClickToExpandRequested = false
}

/// How many ads one request asks for. Mediation answers with one.
open class MultipleAdsAdLoaderOptions: GADAdLoaderOptions {
  /// The number; a request for less than 1 is invalid, more than 5 are 5.
  open var numberOfAds = 1
}

/// Whether the publisher shows own controls for muting an ad.
open class NativeMuteThisAdLoaderOptions: GADAdLoaderOptions {
  /// Whether that is wanted.
  open var customMuteThisAdRequested = true
}

/// The shape of media.
public enum MediaAspectRatio: Int, Sendable {
  case unknown = 0
  case any = 1
  case landscape = 2
  case portrait = 3
  case square = 4
}

/// A corner of the ad view, in the order in which the real SDK counts them.
public enum AdChoicesPosition: Int, CaseIterable, Sendable {
  case topRightCorner = 0
  case topLeftCorner = 1
  case bottomRightCorner = 2
  case bottomLeftCorner = 3
}
