/// Hears how the video of an ad goes. Everything is optional.
public protocol VideoControllerDelegate: NSObjectProtocol {
  /// It began or went on.
  func videoControllerDidPlayVideo(_ videoController: VideoController)
  /// It stands still.
  func videoControllerDidPauseVideo(_ videoController: VideoController)
  /// It came to its end.
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController)
  /// The sound went off.
  func videoControllerDidMuteVideo(_ videoController: VideoController)
  /// The sound went on.
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
