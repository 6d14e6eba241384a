/// A publisher's wish for the ads an ``AdLoader`` loads. Adapters get them with every load.
open class GADAdLoaderOptions: NSObject {
  /// No particular wish.
  public override init() {}
}

/// The name the class would have without its prefix.
public typealias AdLoaderOptions = GADAdLoaderOptions

/// How pictures are delivered.
open class NativeAdImageAdLoaderOptions: GADAdLoaderOptions {
  /// Whether only the pictures' URLs are wanted.
  open var isImageLoadingDisabled = false
  /// The preferred orientation of the pictures, which only SDK 7 had.
  open var preferredImageOrientation = GADNativeAdImageAdLoaderOptionsOrientation.any
  /// Whether several pictures for one asset are accepted.
  open var shouldRequestMultipleImages = false
}

/// The preferred shape of the media.
open class NativeAdMediaAdLoaderOptions: GADAdLoaderOptions {
  /// The shape.
  open var mediaAspectRatio = MediaAspectRatio.unknown
}

/// Where AdChoices goes.
open class NativeAdViewAdOptions: GADAdLoaderOptions {
  /// The corner of the ad view.
  open var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}

/// How videos start.
open class VideoOptions: GADAdLoaderOptions {
  /// Whether muted.
  open var shouldStartMuted = true
  /// Whether the publisher provides the controls.
  open var areCustomControlsRequested = false
  /// Whether a click makes the video large.
  open var isClickToExpandRequested = false
}

/// How many ads one request asks for. Mediation answers with one.
open class MultipleAdsAdLoaderOptions: GADAdLoaderOptions {
  /// The number; a request for less than 1 is invalid, and more than 5 counts as 5.
  open var numberOfAds = 1
}

/// Whether the publisher shows its own controls for muting an ad.
open class NativeMuteThisAdLoaderOptions: GADAdLoaderOptions {
  /// Whether that is wanted.
  open var customMuteThisAdRequested = true
}

/// Which of the publisher's own gestures are clicks. For publishers whom Google allows it; it is
/// never enabled for an ad here.
open class NativeAdCustomClickGestureOptions: GADAdLoaderOptions {
  /// The swipe that is a click.
  public let swipeGestureDirection: UISwipeGestureRecognizer.Direction
  /// Whether taps still count, too.
  public let areTapsAllowed: Bool

  /// Swipes in this direction, and taps if they are allowed.
  public init(swipeGestureDirection: UISwipeGestureRecognizer.Direction, tapsAllowed: Bool) {
    self.swipeGestureDirection = swipeGestureDirection
    self.areTapsAllowed = tapsAllowed
  }
}
