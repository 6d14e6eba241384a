import Observing
import Simulation

/// What is kept of a moment, so that it can be shown again without its world: a few KB.
struct KeptMoment: Sendable {
  /// What a screen may know, without what can be read in the journal up to this moment.
  fileprivate(set) var state: StageState
  let place: StagePlace
  /// Units whose ad was to be shown as soon as it had come.
  let awaited: Set<String>
  /// Whether the user did something then.
  var beginsAct = false

  init(_ state: StageState, _ place: StagePlace, awaited: Set<String>) {
    self.state = state
    self.state.entries = EntryList([])
    self.state.ledgers = Ledgers()
    self.state.matches = nil
    self.state.time = nil
    self.place = place
    self.awaited = awaited
  }

  /// How many entries the journal had.
  var entries: Int { state.moment.entries }
  var now: Instant { state.now }

  /// The same, with the memory that equal parts of another moment have.
  func sharing(_ other: KeptMoment?) -> KeptMoment {
    guard let other else { return self }
    var moment = self
    if state.device == other.state.device { moment.state.device = other.state.device }
    if state.units == other.state.units { moment.state.units = other.state.units }
    if state.outcomes == other.state.outcomes { moment.state.outcomes = other.state.outcomes }
    return moment
  }
}
