import Simulation

/// Which step of a full-screen ad may come now, as far as the wire says.
///
/// | state | event | next state |
/// |---|---|---|
/// | loaded | presentTold | presenting |
/// | presenting | willPresent | shown |
/// | presenting | presentFailed | failed |
/// | shown | willDismiss | dismissing |
/// | shown, dismissing | didDismiss | dismissed |
/// | shown | presentFailed | unknown: it depends on what is on the screen |
/// | failed, unknown | anything | the same |
/// | any | anything else | the same, and a violation |
struct PresentationOnWire {
  private enum State { case loaded, presenting, shown, dismissing, dismissed, failed, unknown }

  private var state = State.loaded

  var isBeforePresent: Bool { state == .loaded }

  mutating func add(_ entry: Entry, _ sense: Sense) -> [Entry] {
    switch (state, sense) {
    case (.loaded, .presentTold): state = .presenting
    case (_, .presentTold): state = .unknown
    case (.failed, _), (.unknown, _): break
    case (.presenting, .willPresent): state = .shown
    case (.presenting, .presentFailed): state = .failed
    case (.shown, .presentFailed): state = .unknown
    case (.shown, .willDismiss): state = .dismissing
    case (.shown, .didDismiss), (.dismissing, .didDismiss): state = .dismissed
    case (_, .willPresent), (_, .willDismiss), (_, .didDismiss), (_, .presentFailed):
      return [entry.noting(.presentationOutOfOrder)]
    default: break
    }
    return []
  }
}
