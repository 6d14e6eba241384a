import JSON
package import Observing
package import Scenarios
import Simulation

/// Repeats the inputs of a journal, and compares the result line by line.
@MainActor
package struct Replay {
  /// Where the two differ.
  package struct Difference: Equatable, Sendable {
    /// The number of the first entry that differs.
    package let number: Int
    /// The journal's line; nil if the journal has ended.
    package let recorded: String?
    /// The new line; nil if the replay has ended.
    package let found: String?
  }

  package let session: Session
  /// Set if the requested end is beyond the end of the journal.
  package private(set) var beyondTheEnd: BeyondTheEnd?
  /// Whether real time passed while the journal was recorded, which is not repeated.
  package private(set) var isOfRealTime = false
  private let comparison: Comparison

  /// The first entry that differs; nil if the journal and its replay are the same.
  package var difference: Difference? { comparison.difference }
  /// How many entries are the same.
  package var same: Int { comparison.same }

  /// Replays a journal. `files` is where the scenario's files are, and `prepare` is given the session
  /// before it starts.
  package static func play(
    _ journal: RecordedJournal, until end: RecordedJournal.End = .end, files: FilePlaces? = nil,
    prepare: (Session) -> Void = { _ in }
  ) throws(RecordedJournal.Unplayable) -> Replay {
    var scenario = try journal.scenario()
    if let files { scenario.files = files }
    var replay = Replay(
      session: Session(
        scenario, seed: journal.header.seed, threads: journal.header.threads),
      comparison: Comparison(journal))
    try replay.play(journal, until: end, prepare)
    return replay
  }

  private init(session: Session, comparison: Comparison) {
    self.session = session
    self.comparison = comparison
  }

  private mutating func play(
    _ journal: RecordedJournal, until end: RecordedJournal.End, _ prepare: (Session) -> Void
  ) throws(RecordedJournal.Unplayable) {
    session.journal.readers.append { [comparison] in comparison.compare($0) }
    prepare(session)
    session.start()
    do {
      try perform(journal, until: end)
      beyondTheEnd = try journal.overshoot(of: end)
    } catch { throw .unreadable(error) }
    if end == .end { comparison.end() }
  }

  private mutating func perform(
    _ journal: RecordedJournal, until end: RecordedJournal.End
  ) throws(JSONError) {
    var last = Instant.start
    // An action before the end may reach beyond it: a long wait, a load.
    let limit = try horizon(journal, end)
    session.horizon = { [comparison] in Instant.earliest(limit, comparison.horizon) }
    defer { session.horizon = nil }
    for index in 0..<journal.count {
      if case .entry(let number) = end, index >= number { break }
      let entry = try journal.entry(index)
      if let horizon = session.horizon?(), entry.time > horizon {
        // Nothing else happened before this moment, or what did is another story.
        last = horizon
        break
      }
      last = entry.time
      if entry.sense == .realTimePassed { isOfRealTime = true }
      guard let action = Action(entry) else { continue }
      session.advance(to: entry.time)
      session.perform(action)
    }
    session.advance(to: last)
  }

  private func horizon(_ journal: RecordedJournal, _ end: RecordedJournal.End) throws(JSONError)
    -> Instant?
  {
    switch end {
    case .end: nil
    case .time(let instant): instant
    case .entry(let number):
      journal.count == 0 ? nil : try journal.entry(min(number, journal.count) - 1).time
    }
  }
}

/// Compares new entries with the recorded ones, up to the first difference.
///
/// The end of a recording is no entry: it may have been stopped at any moment, also during a wait.
/// So only what the last moment lacks is a difference, and what happens later is not.
@MainActor
private final class Comparison {
  private let journal: RecordedJournal
  private var line = JSONWriter()
  private(set) var difference: Replay.Difference?
  private(set) var same = 0
  /// When the last entry of both was written.
  private var last = Instant.start
  /// When the first entry was written that is not the journal's.
  private var stranger: Instant?
  private var hasEnded: Bool { same >= journal.count }

  /// Time stops where it would only write what nothing can be compared with: after the journal's end at
  /// the next entry, and after a difference when a day is over. A wait in a file may be of any length.
  var horizon: Instant? {
    if hasEnded { return stranger ?? last + Self.longestWait }
    return stranger.map { $0 + Self.longestWait }
  }

  /// No script waits longer.
  private static let longestWait = Duration.seconds(86_400)

  init(_ journal: RecordedJournal) {
    self.journal = journal
  }

  func compare(_ entry: Entry) {
    guard stranger == nil else { return }
    line.removeAll()
    entry.write(to: &line)
    guard !hasEnded, Self.content(of: journal.line(same)).elementsEqual(line.bytes.dropLast())
    else {
      stranger = entry.time
      if hasEnded, journal.isCut || entry.time > last { return }
      return difference = .init(
        number: same + 1, recorded: hasEnded ? nil : Self.text(journal.line(same)),
        found: Self.text(line.bytes[...]))
    }
    same += 1
    last = entry.time
  }

  /// No more entries will come.
  func end() {
    guard difference == nil, !hasEnded else { return }
    difference = .init(number: same + 1, recorded: Self.text(journal.line(same)), found: nil)
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: content(of: line), as: UTF8.self)
  }

  /// A line without its line end of any system.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == UInt8(ascii: "\n") else { return line }
    let content = line.dropLast()
    return content.last == UInt8(ascii: "\r") ? content.dropLast() : content
  }
}
