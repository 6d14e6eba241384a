/// Told when ads play sound or video. Everything is optional.
public protocol AudioVideoManagerDelegate: NSObjectProtocol {
  /// A video is about to play where none was playing.
  func audioVideoManagerWillPlayVideo(_ audioVideoManager: AudioVideoManager)
  /// No video is playing any more.
  func audioVideoManagerDidPauseAllVideo(_ audioVideoManager: AudioVideoManager)
  /// Sound is about to play where none was playing.
  func audioVideoManagerWillPlayAudio(_ audioVideoManager: AudioVideoManager)
  /// No sound is playing any more.
  func audioVideoManagerDidStopPlayingAudio(_ audioVideoManager: AudioVideoManager)
}

extension AudioVideoManagerDelegate {
  public func audioVideoManagerWillPlayVideo(_ audioVideoManager: AudioVideoManager) {}
  public func audioVideoManagerDidPauseAllVideo(_ audioVideoManager: AudioVideoManager) {}
  public func audioVideoManagerWillPlayAudio(_ audioVideoManager: AudioVideoManager) {}
  public func audioVideoManagerDidStopPlayingAudio(_ audioVideoManager: AudioVideoManager) {}
}

/// What the application says about sound. The videos of mediated ads are played by their networks,
/// so the delegate is not told about them.
open class AudioVideoManager: NSObject {
  /// Told when ads of the SDK itself play.
  open weak var delegate: (any AudioVideoManagerDelegate)?
  /// Whether the application manages its audio session itself.
  open var isAudioSessionApplicationManaged = false
}
