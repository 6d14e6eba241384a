import Observing
import Playing
import Simulation
import StageUI

/// What must be the same for what was played through the other interface to be still true.
struct TwinMoment: Equatable {
  let moment: Moment
  let clock: Instant
  let unit: String
  let count: Int
}

extension SessionDirector {
  /// The same through Google's other interface, while the room that shows it is open.
  func twin(of state: StageState) -> TwinState? {
    guard stage.showsInterfaces, state.recording == nil else { return nil }
    let moment = TwinMoment(
      moment: state.moment, clock: state.clock, unit: state.unit, count: state.entries.count)
    if let lastTwin, lastTwin.moment == moment { return lastTwin.state }
    guard let twin = twinRun.state(of: session, asShown: state) else { return nil }
    lastTwin = (moment, twin)
    return twin
  }
}
