import Observing
import Scenarios
import Screen

extension StageState.UnitState {
  /// Whether there is an ad, and where.
  func dot(_ theme: Theme) -> (String, Style) {
    switch state {
    // A full-screen ad can only be shown once.
    case .dismissed where format.isFullScreen: ("○", theme.muted)
    case nil: ("○", theme.muted)
    case .loading: ("◌", theme.warning)
    case .failed: ("✕", theme.bad)
    case .loaded, .dismissed: ("●", theme.muted)
    case .onScreen: ("◉", theme.good)
    }
  }
}
