import Simulation

/// Hears what an adapter reports of a native ad.
final class NativeAdEventReceiver: EventReceiver<NativeAdTracker>, MediationNativeAdEventDelegate {
  func reportImpression() {
    heard(GoogleMessage.reportImpression, .impression) { $0.impressionReported() }
  }

  func reportClick() {
    heard(GoogleMessage.reportClick, .click) { $0.clickReported() }
  }

  func willPresentFullScreenView() {
    heard(GoogleMessage.willPresentFullScreenView, .presentation) {
      $0.tellApp("nativeAdWillPresentScreen(_:)") { $0.nativeAdWillPresentScreen($1) }
    }
  }

  func willDismissFullScreenView() {
    heard(GoogleMessage.willDismissFullScreenView, .dismissal) {
      $0.tellApp("nativeAdWillDismissScreen(_:)") { $0.nativeAdWillDismissScreen($1) }
    }
  }

  func didDismissFullScreenView() {
    heard(GoogleMessage.didDismissFullScreenView, .dismissal) {
      $0.tellApp("nativeAdDidDismissScreen(_:)") { $0.nativeAdDidDismissScreen($1) }
    }
  }

  func didFailToPresentWithError(_ error: any Error) {
    heard("didFailToPresentWithError(_:)", data: ["error": .string(error.localizedDescription)]) {
      _ in
    }
  }

  func didPlayVideo() {
    heardVideo("didPlayVideo()", "videoControllerDidPlayVideo(_:)") {
      $0.videoControllerDidPlayVideo($1)
    }
  }

  func didPauseVideo() {
    heardVideo("didPauseVideo()", "videoControllerDidPauseVideo(_:)") {
      $0.videoControllerDidPauseVideo($1)
    }
  }

  func didEndVideo() {
    heardVideo("didEndVideo()", "videoControllerDidEndVideoPlayback(_:)") {
      $0.videoControllerDidEndVideoPlayback($1)
    }
  }

  func didMuteVideo() {
    heardVideo("didMuteVideo()", "videoControllerDidMuteVideo(_:)") {
      $1.isMuted = true
      $0.videoControllerDidMuteVideo($1)
    }
  }

  func didUnmuteVideo() {
    heardVideo("didUnmuteVideo()", "videoControllerDidUnmuteVideo(_:)") {
      $1.isMuted = false
      $0.videoControllerDidUnmuteVideo($1)
    }
  }

  private func heardVideo(
    _ message: String, _ told: String,
    _ tell: @escaping (any VideoControllerDelegate, VideoController) -> Void
  ) {
    heard(message) { tracker in
      guard let controller = tracker.ad?.mediaContent.videoController else { return }
      guard let delegate = controller.delegate else { return }
      World.current.journal.callback(from: .google, to: .app, told) { tell(delegate, controller) }
    }
  }
}
