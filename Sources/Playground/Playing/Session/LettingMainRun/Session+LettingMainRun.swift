package import Scenarios
package import Simulation

// A test on the main actor keeps main busy: what outside code puts there runs only while the test is
// suspended. These do the same as their namesakes, and let main run before each moment ends.
extension Session {
  /// Starts the application.
  package func startLettingMainRun() async {
    begin()
    await endMomentLettingMainRun()
  }

  /// Does what the user does; the journal has it as an input.
  package func performLettingMainRun(_ action: Action) async {
    switch action {
    case .load(let id):
      enter(action) {
        if let unit = scenario.unit(id) { app.load(unit) }
      }
      await endMomentLettingMainRun()
      await waitForLoadLettingMainRun(of: id)
    case .advance(let duration):
      enter(action) {}
      await advanceLettingMainRun(to: now + duration)
    case .nextTimer:
      enter(action) {}
      if let next = world.timeline.nextTimer { await advanceLettingMainRun(to: next) }
    default:
      enter(action) { obey(action) }
      await endMomentLettingMainRun()
    }
  }

  /// Lets time pass until a moment.
  package func advanceLettingMainRun(to target: Instant) async {
    while true {
      let due = nextRing.flatMap { $0 <= target ? $0 : nil }
      if await waitInRealTimeLettingMainRun(until: due ?? target) { continue }
      guard let due else { break }
      world.timeline.advance(to: due)
      await endMomentLettingMainRun()
    }
    world.timeline.advance(to: target)
    await endMomentLettingMainRun()
  }

  /// Lets time pass until no rule is waiting any more for what is missing.
  package func waitForDeadlinesLettingMainRun() async {
    await advanceLettingMainRun(to: lastDeadline)
    while let due = nextDeadline { await advanceLettingMainRun(to: due) }
  }

  private func waitForLoadLettingMainRun(of id: String) async {
    guard let unit = scenario.unit(id) else { return }
    let end = now + Self.longestLoad
    while app.isLoading(unit), let due = world.timeline.nextRing, due <= end {
      if await waitInRealTimeLettingMainRun(until: due) { continue }
      await advanceLettingMainRun(to: due)
    }
  }

  private func waitInRealTimeLettingMainRun(until moment: Instant) async -> Bool {
    guard isAnswerLeft(toRealTimeBefore: moment) else { return false }
    let (began, count) = (now, journal.entries.count)
    while moment > now, patience.left > .zero {
      let slice = patience.slice(atMost: moment - now)
      await MainTurns.pass(slice)
      world.resume()
      world.timeline.advance(by: patience.spend(slice, atMost: moment - now))
      await endMomentLettingMainRun()
      guard journal.entries.count == count else {
        noteRealTime(now - began)
        return true
      }
    }
    if moment > now { hasLostPatience = true }
    return false
  }

  private func endMomentLettingMainRun() async {
    world.timeline.settle()
    var before: Int
    repeat {
      before = journal.entries.count
      if hostsStrangers { await MainTurns.take(waitingFor: world.outsideWork) }
      // Somebody else may have begun a world meanwhile.
      world.resume()
      world.timeline.settle()
    } while journal.entries.count > before
    judgeMoment()
  }
}
