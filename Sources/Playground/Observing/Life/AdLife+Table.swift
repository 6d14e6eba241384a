import Scenarios

extension AdLife {
  /// Where an event leads from here; nil where it cannot come.
  ///
  /// | state | event | next state |
  /// |---|---|---|
  /// | loading | received | loaded |
  /// | loading | refused | failed |
  /// | loaded | asked (full screen) | presenting |
  /// | loaded, dismissed | appeared (native, banner) | onScreen |
  /// | loaded, expired | expired (full screen) | expired |
  /// | presenting | willPresent | onScreen |
  /// | presenting | couldNotPresent | notShown |
  /// | onScreen | willPresent (native, banner) | covered |
  /// | covered | willPresent, by another click | covered |
  /// | covered | willDismiss | covered |
  /// | covered | didDismiss | onScreen |
  /// | onScreen, covered | disappeared | dismissed |
  /// | onScreen (full screen) | willDismiss | dismissing |
  /// | onScreen, dismissing (full screen) | didDismiss | dismissed |
  /// | presenting, onScreen | impression, the first | the same |
  /// | onScreen, covered | click | the same |
  /// | onScreen, dismissing, dismissed | videoStarted, videoEnded; rewarded, the first | the same |
  func next(_ event: LifeEvent) -> LifeState? {
    switch event {
    case .received: from([.loading], to: .loaded)
    case .refused: from([.loading], to: .failed)
    case .impression: mark(.impression) == nil ? from([.presenting, .onScreen]) : nil
    case .click: from([.onScreen, .covered])
    default: format.isFullScreen ? nextOverApp(event) : nextInApp(event)
    }
  }

  /// Of an ad that covers the application.
  private func nextOverApp(_ event: LifeEvent) -> LifeState? {
    switch event {
    case .asked: from([.loaded], to: .presenting)
    case .expired: from([.loaded, .expired], to: .expired)
    case .willPresent: from([.presenting], to: .onScreen)
    case .couldNotPresent: from([.presenting], to: .notShown)
    case .willDismiss: from([.onScreen], to: .dismissing)
    case .didDismiss: from([.onScreen, .dismissing], to: .dismissed)
    case .videoStarted, .videoEnded: from([.onScreen, .dismissing, .dismissed])
    case .rewarded:
      mark(.rewarded) == nil ? from([.onScreen, .dismissing, .dismissed]) : nil
    default: nil
    }
  }

  /// Of an ad that is one of the application's views.
  private func nextInApp(_ event: LifeEvent) -> LifeState? {
    switch event {
    case .appeared: from([.loaded, .dismissed], to: .onScreen)
    case .disappeared: from([.onScreen, .covered], to: .dismissed)
    case .willPresent: from(isClickedSincePage ? [.onScreen, .covered] : [.onScreen], to: .covered)
    case .willDismiss: from([.covered])
    case .didDismiss: from([.covered], to: .onScreen)
    default: nil
    }
  }

  private var isClickedSincePage: Bool {
    (mark(.click)?.entry ?? 0) > (mark(.willPresent)?.entry ?? 0)
  }

  /// From one of these to that one, or to itself.
  private func from(_ states: [LifeState], to next: LifeState? = nil) -> LifeState? {
    states.contains(state) ? next ?? state : nil
  }
}
