import Simulation

/// Questions for an ad that is not there, one right after the other.
struct VainQuestions {
  private var row = 0
  private var last = Instant.start
  /// How long the journal was at the last one.
  private var entries = 0

  private static let loop = 5
  private static let pause = Duration.seconds(1)

  /// Notes the fifth question in a row that follows the one before within a second. What the user does
  /// begins a new row: taps may be fast.
  mutating func asked(of preloadID: String) {
    let (journal, now) = (World.current.journal, World.current.timeline.now)
    let isNext = now <= last + Self.pause && !journal.inputs(after: entries).contains { _ in true }
    row = isNext ? row + 1 : 1
    (last, entries) = (now, journal.entries.count)
    guard row == Self.loop else { return }
    journal.note(
      by: .google, "\(preloadID) is asked for an ad again and again while none is ready",
      violation: .preloaderAskedInALoop)
  }
}
