import Simulation

/// Tells a publisher about an ad's video. The video of a mediated ad is played by the network; its
/// adapter reports.
open class VideoController: NSObject {
  /// Told how the video goes.
  open weak var delegate: (any VideoControllerDelegate)?
  /// Whether the sound is off, as last reported. Setting it does nothing without custom controls.
  public var isMuted: Bool {
    get { isReportedMuted }
    set { setMute(newValue) }
  }
  var isReportedMuted: Bool

  init(isMuted: Bool) {
    isReportedMuted = isMuted
  }

  /// Whether the publisher's own controls work; never for a mediated ad.
  public var areCustomControlsEnabled: Bool { false }
  /// Whether a click enlarges the video; never for a mediated ad.
  public var isClickToExpandEnabled: Bool { false }

  /// Plays; does nothing without custom controls.
  open func play() {
    noteWithoutControls("play()")
  }

  /// Pauses; does nothing without custom controls.
  open func pause() {
    noteWithoutControls("pause()")
  }

  /// Stops; does nothing without custom controls.
  open func stop() {
    noteWithoutControls("stop()")
  }

  /// Turns the sound off or on; does nothing without custom controls.
  open func setMute(_ mute: Bool) {
    noteWithoutControls("setMute(_:)")
  }

  private func noteWithoutControls(_ method: String) {
    World.current.journal.note(
      by: .google, "VideoController.\(method) does nothing: the network plays the video")
  }
}
