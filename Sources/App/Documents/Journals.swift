import Catalogue
import JSON
import Observing
import Playing
import Publishing
import Scenarios
import Simulation

/// Journals by path.
@MainActor
enum Journals {
  /// A journal that was played; `use` is what it is opened for.
  static func open(
    _ path: String, for use: Failure.JournalUse = .replay
  ) throws(Failure) -> RecordedJournal {
    let bytes = try Files.read(path, .any, limit: ReadingLimits.journal.bytes)
    let journal: RecordedJournal
    do { journal = try RecordedJournal(reading: bytes) } catch {
      throw .badJournal(path: path, error)
    }
    guard journal.header.recorded == nil else {
      throw .unreadable(path: path, .isRecording(use))
    }
    return journal
  }

  /// Whether a file that may be a scenario or a journal is a journal.
  static func isJournal(_ path: String) -> Bool {
    path.hasSuffix(".jsonl") && Files.exists(path)
  }

  /// Replays a journal, up to a place in it or to its end. `files` is where its pictures are, and
  /// `patience` how long to wait for adapters whose timers use the real clock.
  static func replay(
    _ path: String, to place: StageOptions.Place? = nil, files: FilePlaces? = nil,
    patience: Duration = .zero, prepare: (Session) -> Void = { _ in }
  ) throws(Failure) -> Replay {
    try replay(
      try open(path), path, to: place, files: files, patience: patience, prepare: prepare)
  }

  /// The same for a journal that was opened.
  static func replay(
    _ journal: RecordedJournal, _ path: String, to place: StageOptions.Place? = nil,
    files: FilePlaces? = nil, patience: Duration = .zero, prepare: (Session) -> Void = { _ in }
  ) throws(Failure) -> Replay {
    do {
      let scenario = try journal.scenario()
      try Failure.naming(path) { () throws(BadScenario) in
        try AdapterClasses.check(scenario)
        try ScenarioProblems.checkLines(scenario)
      }
      let replay = try Replay.play(
        journal, until: place.map(RecordedJournal.End.init) ?? .end, files: files
      ) { session in
        session.patience = Patience(patience, RunLoopTime())
        prepare(session)
      }
      if let end = replay.beyondTheEnd { throw Failure.placeBeyond(path: path, end) }
      return replay
    } catch let failure as Failure {
      throw failure
    } catch let failure as RecordedJournal.Unplayable {
      throw Failure(failure, path)
    } catch {
      throw .unreadable(path: path, .system("\(error)"))
    }
  }

  /// The number of the entry at a place in a journal that is only viewed.
  static func entry(
    at place: StageOptions.Place, of journal: RecordedJournal, _ path: String
  ) throws(Failure) -> Int {
    let beyond: BeyondTheEnd?
    let number: Int
    do throws(JSONError) {
      beyond = try journal.overshoot(of: RecordedJournal.End(place))
      number =
        switch place {
        case .number(let number): number
        case .time(let time): max(1, try journal.lastEntry(by: .start + time))
        }
    } catch { throw .badFile(path: path, error) }
    if let beyond { throw .placeBeyond(path: path, beyond) }
    return number
  }
}

extension RecordedJournal.End {
  init(_ place: StageOptions.Place) {
    self =
      switch place {
      case .number(let number): .entry(number)
      case .time(let time): .time(Instant.start + time)
      }
  }
}

extension Failure {
  init(_ failure: RecordedJournal.Unplayable, _ path: String) {
    self =
      switch failure {
      case .noScenario:
        .unreadable(path: path, .scenarioMadeInCode)
      case .unreadable(let error): .badFile(path: path, error)
      }
  }
}
