import Publishing
import Scenarios
import Simulation

/// The way of a session through time: what is due happens, moment by moment, until there is nothing left
/// to reach. In between, outside code may need a turn on main, or real time; a driver gives it that, at once
/// or while it is suspended, and comes back.
///
/// | | next |
/// |---|---|
/// | a moment ends | outside code has not had its turn, or wrote something in it: a turn; otherwise the moment is judged |
/// | looking | nothing is left to reach: arrived; an answer is owed that only real time brings: others rest, and waiting; otherwise what is due happens, or the target is reached, and that moment ends |
/// | waiting | something came, or patience is over, or time: looking; otherwise a slice of real time, and its moment ends |
@MainActor
struct Journey {
  enum Goal {
    /// Nothing but the end of the moment.
    case thisMoment
    case moment(Instant)
    /// The answer to a unit's request, or the last moment for it.
    case ad(of: Scenario.Unit, load: Int, by: Instant)
    /// The moment after which no rule waits any more for what is missing.
    case silence(after: Instant)
  }

  /// The thing that outside code needs before the session goes on.
  enum Halt {
    case turnOnMain
    case othersRest
    case realTime(atMost: Duration)
  }

  private enum Phase {
    case looking, arrived
    /// Until a moment, since another one when there were so many entries.
    case waiting(until: Instant, since: Instant, entries: Int)
  }

  fileprivate enum End {
    case due
    /// Outside code was given a turn when there were so many entries.
    case turn(entries: Int)
  }

  /// Banners that are replaced sooner than rules wait would never be silent.
  private static let longestEcho = Duration.seconds(120)

  private let goal: Goal
  /// A moment that is reached whatever happens on the way.
  private var fixed: Instant?
  private var phase = Phase.looking
  /// Nil while no moment ends.
  private var end: End?

  /// From the midst of a moment, which must end first, or from between two.
  init(to goal: Goal, fromMidst: Bool = true) {
    self.goal = goal
    end = fromMidst ? .due : nil
    switch goal {
    case .moment(let first), .silence(after: let first): fixed = first
    case .thisMoment, .ad: break
    }
  }

  /// Goes on until outside code needs something; nil at the end of the way.
  mutating func next(in session: Session) -> Halt? {
    while true {
      if let halt = endMoment(of: session) { return halt }
      switch phase {
      case .arrived: return nil
      case .looking: if let halt = look(session) { return halt }
      case .waiting(let moment, let since, let entries):
        if let halt = wait(until: moment, since, entries, session) { return halt }
      }
    }
  }

  private mutating func endMoment(of session: Session) -> Halt? {
    guard let end else { return nil }
    if case .turn = end { session.world.timeline.settle() }
    let count = session.journal.entries.count
    if session.hostsStrangers, end.needsTurn(at: count) {
      self.end = .turn(entries: count)
      return .turnOnMain
    }
    self.end = nil
    session.judgeMoment()
    session.onMoment?()
    return nil
  }

  private mutating func look(_ session: Session) -> Halt? {
    guard let wanted = nextTarget(in: session) else {
      phase = .arrived
      return nil
    }
    let limit = session.horizon?().map { min($0, wanted) } ?? wanted
    let due = session.nextRing.flatMap { $0 <= limit ? $0 : nil }
    end = .due
    guard !session.isAnswerLeft(toRealTimeBefore: due ?? limit) else {
      let entries = session.journal.entries.count
      phase = .waiting(until: due ?? limit, since: session.now, entries: entries)
      return .othersRest
    }
    if due == nil {
      fixed = nil
      if limit < wanted { session.stopAtHorizon() }
    }
    session.world.timeline.advance(to: due ?? limit)
    return nil
  }

  private func nextTarget(in session: Session) -> Instant? {
    switch goal {
    case .thisMoment, .moment: fixed
    case .silence(let first):
      fixed ?? session.nextDeadline.flatMap { $0 <= first + Self.longestEcho ? $0 : nil }
    case .ad(let unit, let load, let last):
      session.nextRing(onTheWayToAdOf: unit, load, by: last)
    }
  }

  private mutating func wait(
    until moment: Instant, _ since: Instant, _ entries: Int, _ session: Session
  ) -> Halt? {
    let hasCome = session.journal.entries.count > entries
    if !hasCome, session.isAnswerLeft(toRealTimeBefore: moment) {
      end = .due
      return .realTime(atMost: moment - session.now)
    }
    phase = .looking
    if hasCome {
      session.noteRealTime(session.now - since)
    } else {
      session.losePatience(before: moment)
    }
    return nil
  }
}

extension Journey.End {
  func needsTurn(at count: Int) -> Bool {
    switch self {
    case .due: true
    case .turn(let entries): count > entries
    }
  }
}
