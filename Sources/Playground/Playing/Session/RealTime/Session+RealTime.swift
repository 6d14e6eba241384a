import Observing
import Scenarios
import Simulation

// A timer that reads the real clock never rings while simulated time jumps. So before time jumps
// over a gap in which an adapter owes an answer, and in which nothing here will bring it, real time
// passes, and the simulated clock with it.
extension Session {
  /// Waits until `moment`, until something happens, or until patience ends; true if something
  /// happened.
  func waitInRealTime(until moment: Instant) -> Bool {
    guard isAnswerLeft(toRealTimeBefore: moment) else { return false }
    let (began, count) = (now, journal.entries.count)
    letOthersRest()
    guard journal.entries.count == count, isAnswerLeft(toRealTimeBefore: moment) else {
      return true
    }
    while moment > now, patience.left > .zero {
      var patience = patience
      let passed = journal.within(.none) { patience.pass(atMost: moment - now) }
      self.patience = patience
      world.timeline.advance(by: passed)
      endMoment()
      guard journal.entries.count == count else {
        noteRealTime(now - began)
        return true
      }
    }
    if moment > now { hasLostPatience = true }
    return false
  }

  /// What is under way on other threads needs no real time, only its turn.
  private func letOthersRest() {
    var patience = patience
    journal.within(.none) { patience.letOthersRest() }
    self.patience = patience
    endMoment()
  }

  /// Whether an answer is owed that no timer of this world will bring before `moment`: all that
  /// waits is Google's own patience with the line, or nothing.
  func isAnswerLeft(toRealTimeBefore moment: Instant) -> Bool {
    guard hostsStrangers, patience.left > .zero, moment > now, !questions.isEmpty else {
      return false
    }
    let next = world.timeline.nextRing
    let isPageOwed = !questions.pages.isEmpty && next.map { $0 > moment } ?? true
    return isPageOwed
      || questions.lines.contains { ad, asked in
        next.map { $0 >= asked + timeout(of: ad) } ?? true
      }
  }

  private func timeout(of ad: String) -> Duration {
    let unit = ledgers.ads.last { $0.name == ad }.flatMap { scenario.unit($0.unit) }
    return unit?.timeout ?? .zero
  }

  func noteRealTime(_ time: Duration) {
    let isFirst = realTimePassed == .zero
    realTimePassed += time
    guard isFirst else { return }
    journal.note(
      by: .google, "an adapter answered by the real clock; this run may not repeat",
      .realTimePassed, data: ["by": .int(time.wholeMilliseconds)])
  }
}
