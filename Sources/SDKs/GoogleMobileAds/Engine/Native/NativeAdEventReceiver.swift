import Simulation

/// Receives what an adapter reports about a native ad.
final class NativeAdEventReceiver: EventReceiver<NativeAdTracker>, MediationNativeAdEventDelegate {
  func didPlayVideo() {
    heardVideo("didPlayVideo()", .videoPlayed, "videoControllerDidPlayVideo(_:)") {
      $0.videoControllerDidPlayVideo($1)
    }
  }

  func didPauseVideo() {
    heardVideo("didPauseVideo()", .videoPaused, "videoControllerDidPauseVideo(_:)") {
      $0.videoControllerDidPauseVideo($1)
    }
  }

  func didEndVideo() {
    heardVideo("didEndVideo()", .videoEnded, "videoControllerDidEndVideoPlayback(_:)") {
      $0.videoControllerDidEndVideoPlayback($1)
    }
  }

  func didMuteVideo() {
    heardVideo("didMuteVideo()", .videoMuted, "videoControllerDidMuteVideo(_:)") {
      $1.isReportedMuted = true
      $0.videoControllerDidMuteVideo($1)
    }
  }

  func didUnmuteVideo() {
    heardVideo("didUnmuteVideo()", .videoUnmuted, "videoControllerDidUnmuteVideo(_:)") {
      $1.isReportedMuted = false
      $0.videoControllerDidUnmuteVideo($1)
    }
  }

  private func heardVideo(
    _ message: String, _ sense: Sense, _ told: String,
    _ tell: @escaping (any VideoControllerDelegate, VideoController) -> Void
  ) {
    heard(message, sense) { tracker in
      guard let controller = tracker.ad?.mediaContent.videoController else { return }
      guard let delegate = controller.delegate else { return }
      World.current.journal.callback(from: .google, to: .app, told, .appToldVideo) {
        tell(delegate, controller)
      }
    }
  }
}
