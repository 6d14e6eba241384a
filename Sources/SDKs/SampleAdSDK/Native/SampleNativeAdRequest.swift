/// The orientation of a picture.
public enum NativeAdImageOrientation: Int, Sendable {
  case any = 0
  case portrait = 1
  case landscape = 2
}

/// What is asked of the Sample SDK.
open class SampleAdRequest: NSObject {
  /// Whether the ad must be a test ad.
  open var testMode = false
  /// Words about what is on the screen.
  open var keywords: [String]?
}

/// What is asked of the Sample SDK for a native ad.
open class SampleNativeAdRequest: SampleAdRequest {
  /// Whether pictures come along, or only where they can be had.
  open var shouldDownloadImages = true
  /// The orientation of the picture.
  open var preferredImageOrientation = NativeAdImageOrientation.any
  /// Whether several pictures are welcome.
  open var shouldRequestMultipleImages = false
  /// Whether the sound of a video is off at first.
  open var shouldStartMuted = true
}
