import Observing
import Scenarios
import Simulation

// A timer that reads the real clock never rings while simulated time jumps. So before time jumps
// over a gap in which an adapter owes an answer, and in which nothing here will bring it, real time
// passes, and the simulated clock with it.
extension Session {
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
    return unit?.asking.timeout ?? .zero
  }

  /// Something has come after so much of it; none may have been needed.
  func noteRealTime(_ time: Duration) {
    guard time > .zero else { return }
    let isFirst = realTimePassed == .zero
    realTimePassed += time
    guard isFirst else { return }
    journal.note(
      by: .google, "an adapter answered by the real clock; this run may not repeat",
      .realTimePassed, data: [Fact.milliseconds(time.wholeMilliseconds)])
  }

  /// Nothing has come; it may be that nothing is owed any more.
  func losePatience(before moment: Instant) {
    if moment > now, patience.left <= .zero { hasLostPatience = true }
  }
}
