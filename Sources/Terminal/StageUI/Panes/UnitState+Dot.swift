import AdServing
import Observing
import Scenarios
import Screen
import Theming

extension StageState.UnitState {
  /// Whether there is an ad, and whether it is the one on the phone.
  func dot(_ theme: Theme, isChosen: Bool) -> (String, Style) {
    switch state {
    case nil, .dismissed: ("○", theme.muted)
    case .loading: ("◌", theme.accent)
    case .failed: ("✕", theme.alarm)
    case .onScreen where isChosen: ("◉", theme.accent)
    case .loaded, .onScreen: ("●", theme.muted)
    }
  }
}
