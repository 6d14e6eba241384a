import Simulation

/// Tells an adapter that is silent from one whose phone stood still, which no recording says.
///
/// An answer that comes a few seconds late is still an answer, so a finding about silence waits that long.
struct AnswerDoubts {
  private var held: [Held] = []

  private struct Held {
    let finding: Finding
    let due: Instant
  }

  private static let rule = "presented-and-silent"
  /// How long a network may keep the main thread before a phone offers to quit the application, and a little more.
  private static let standstill = Duration.seconds(7)

  /// Whether this has to wait.
  mutating func holds(_ finding: Finding, at time: Instant) -> Bool {
    guard finding.rule.id == Self.rule else { return false }
    held.append(Held(finding: finding, due: time + Self.standstill))
    return true
  }

  mutating func add(_ entry: Entry) {
    guard entry.sense == .willPresent || entry.sense == .presentFailed else { return }
    held.removeAll { $0.finding.ad == entry.ad }
  }

  /// The findings whose wait was over before this moment.
  mutating func take(until time: Instant) -> [(finding: Finding, time: Instant)] {
    let taken = held.filter { $0.due < time }
    held.removeAll { $0.due < time }
    return taken.map { ($0.finding, $0.due) }
  }

  /// The findings that are still unanswered at the end.
  mutating func rest() -> [Finding] {
    defer { held = [] }
    return held.map(\.finding)
  }

  /// The answer may have been among what was lost.
  mutating func forget() { held = [] }
}
