/// Counts what is reported about a native ad.
open class AUTKMediationNativeAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationNativeAdEventDelegate
{
  /// The native ad that was loaded.
  open var nativeAd: (any MediationNativeAd)?
  /// How often a video started or continued.
  open var didPlayVideoInvokeCount: UInt {
    get { counts[.played] }
    set { counts[.played] = newValue }
  }
  /// How often a video was paused.
  open var didPauseVideoInvokeCount: UInt {
    get { counts[.paused] }
    set { counts[.paused] = newValue }
  }
  /// How often a video reached its end.
  open var didEndVideoInvokeCount: UInt {
    get { counts[.ended] }
    set { counts[.ended] = newValue }
  }
  /// How often the sound was turned off.
  open var didMuteVideoInvokeCount: UInt {
    get { counts[.muted] }
    set { counts[.muted] = newValue }
  }
  /// How often the sound was turned on.
  open var didUnmuteVideoInvokeCount: UInt {
    get { counts[.unmuted] }
    set { counts[.unmuted] = newValue }
  }

  /// Counts a video that started or continued.
  open func didPlayVideo() { counts.add(.played) }
  /// Counts a video that is paused.
  open func didPauseVideo() { counts.add(.paused) }
  /// Counts a video that reached its end.
  open func didEndVideo() { counts.add(.ended) }
  /// Counts a sound that was turned off.
  open func didMuteVideo() { counts.add(.muted) }
  /// Counts a sound that was turned on.
  open func didUnmuteVideo() { counts.add(.unmuted) }
}
