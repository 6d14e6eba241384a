import Catalogue
import Observing

// What a newcomer is told in the first minute.
extension Stage {
  /// How long it is said.
  package static let coachLifetime = Duration.seconds(60)

  /// Whether the line has something to say: an ad is on the phone, and ⏎ taps it.
  func isCoachHeard(_ state: StageState) -> Bool {
    guard isCoached, overlay == nil, noticeShown(state) == nil, state.story == nil,
      state.task == nil, case .tap = meaningOfEnter(state)
    else { return false }
    return !state.device.isCoveredOrAway
  }
}
