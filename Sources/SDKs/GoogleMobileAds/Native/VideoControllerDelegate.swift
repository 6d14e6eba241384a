/// Told how the video of an ad goes. Everything is optional.
public protocol VideoControllerDelegate: NSObjectProtocol {
  /// It started or continued.
  func videoControllerDidPlayVideo(_ videoController: VideoController)
  /// It is paused.
  func videoControllerDidPauseVideo(_ videoController: VideoController)
  /// It reached its end.
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController)
  /// The sound was turned off.
  func videoControllerDidMuteVideo(_ videoController: VideoController)
  /// The sound was turned on.
  func videoControllerDidUnmuteVideo(_ videoController: VideoController)
}

extension VideoControllerDelegate {
  /// Does nothing.
  public func videoControllerDidPlayVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidPauseVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidMuteVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidUnmuteVideo(_ videoController: VideoController) {}
}
