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
  public func videoControllerDidPlayVideo(_ videoController: VideoController) {}
  public func videoControllerDidPauseVideo(_ videoController: VideoController) {}
  public func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {}
  public func videoControllerDidMuteVideo(_ videoController: VideoController) {}
  public func videoControllerDidUnmuteVideo(_ videoController: VideoController) {}
}
