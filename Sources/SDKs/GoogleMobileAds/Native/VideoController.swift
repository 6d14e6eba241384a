import Simulation

/// Where a publisher hears of an ad's video. The video of a mediated ad is played by the network; its
/// adapter reports.
open class VideoController: NSObject {
  /// Hears how the video goes.
  open weak var delegate: (any VideoControllerDelegate)?
  /// Whether the sound is off, as last reported.
  public internal(set) var isMuted: Bool

  init(isMuted: Bool) {
    self.isMuted = isMuted
  }

  /// Whether the publisher's own controls work; never with the video of a mediated ad.
  public var areCustomControlsEnabled: Bool { false }
  /// Whether a click makes the video large; never with that of a mediated ad.
  public var isClickToExpandEnabled: Bool { false }

  /// Plays; nothing without custom controls.
  open func play() {
    noteWithoutControls("play()")
  }

  /// Stands still; nothing without custom controls.
  open func pause() {
    noteWithoutControls("pause()")
  }

  /// Ends; nothing without custom controls.
  open func stop() {
    noteWithoutControls("stop()")
  }

  /// Turns the sound off or on; nothing without custom controls.
  open func setMute(_ mute: Bool) {
    noteWithoutControls("setMute(_:)")
  }

  private func noteWithoutControls(_ method: String) {
    World.current.journal.note(
      by: .google, "VideoController.\(method) does nothing: the network plays the video")
  }
}
