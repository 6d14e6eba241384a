import Simulation
import StageUI

/// What the window's focus has stopped.
struct PausedByFocus {
  let wasPlaying: Bool
}

extension SessionDirector {
  /// An ad that nobody can look at gains no second of being seen, if the user wants it so: time stands
  /// until the window has the focus again.
  func follow(focus hasFocus: Bool) {
    guard lookBack == nil else { return }
    if !hasFocus, stage.pausesWithoutFocus, !stage.isPaused {
      pausedByFocus = PausedByFocus(wasPlaying: stage.isPlaying)
      stage.isPlaying = false
      setStanding(true)
    } else if hasFocus, let paused = pausedByFocus {
      pausedByFocus = nil
      // Who went on meanwhile needs no help.
      guard stage.isPaused else { return }
      stage.isPlaying = paused.wasPlaying
      setStanding(false)
    }
  }

  private func setStanding(_ isPaused: Bool) {
    stage.isPaused = isPaused
    pace.setPaused(isPaused, at: clock())
  }
}
