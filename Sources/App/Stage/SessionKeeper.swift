import Directing
import Simulation
import AdServing
import Catalogue
import Playing
import Scenarios
import StageUI

/// Writes the journal of the session on the stage, and replaces the session when its file changes.
@MainActor
final class SessionKeeper {
  /// Called with what cannot be written, even if that was before it was set.
  var onFailure: ((String) -> Void)? {
    didSet { failure.map { onFailure?($0) } }
  }

  /// Whose names and texts the scenarios that are opened get.
  var brand = Brand()

  /// What is kept for a stage that comes back after a crash.
  var comeback: ComebackKeeper?

  private let path: String?
  private let threads: Threads
  private var journal: JournalFile?
  private var failure: String?
  /// Every journal that is not whole.
  private var losses: [String] = []

  init(_ options: StageOptions) {
    (path, threads) = (options.journal, options.threads)
  }

  /// Prepares a session that has not been started: begins its journal, in a new file after an
  /// earlier session.
  func prepare(_ session: Session) {
    session.drawing = { StagePicture.lines(of: $0) }
    LastCall.follow(session)
    comeback?.follow(session)
    guard let path else { return }
    let journal =
      journal?.next()
      ?? JournalFile(path) { [weak self] in
        Log.add(LogText.trouble($0))
        self?.failure = $0
        self?.losses.append($0)
        self?.onFailure?($0)
      }
    journal.follow(session)
    Log.add(LogText.journal(journal.path))
    self.journal = journal
  }

  /// 2 if a journal is not whole, which is said once more where whoever asked for it can read it.
  func exitStatus() -> Int32 {
    for loss in losses { Console.complain(loss) }
    return losses.isEmpty ? 0 : 2
  }

  /// Puts the file's new content on the stage; if it cannot be read, the problem is reported and
  /// the last good one stays.
  func reload(
    _ change: Result<Scenario, Failure>, into director: SessionDirector, seed: UInt64?
  ) {
    switch change {
    case .success(let scenario):
      Log.add(LogText.reloaded(scenario.title))
      let session = Session(scenario, seed: seed, threads: threads)
      let before = journal?.path
      failure = nil
      prepare(session)
      director.restart(with: session)
      director.stage.notice =
        failure.map { Notice(.trouble($0), .failure) }
        ?? Notice(.restarted(journal: journalName(otherThan: before)))
    case .failure(let failure):
      Log.add(LogText.notReloaded(failure.sentence))
      director.stage.notice = Notice(.keptLastVersion(problem: failure.sentence), .failure)
    }
  }

  /// Puts another session on the stage: the same scenario again, or another one.
  func replace(_ wish: StageWish, in director: SessionDirector) throws(Failure) {
    let (original, seed) = (director.session.original, director.session.world.seed)
    let before = journal?.path
    defer {
      if let name = journalName(otherThan: before) { director.stage.name(journal: name) }
    }
    switch wish {
    case .branch: branch(in: director, Session(original, seed: seed, threads: threads))
    case .restart: director.restart(with: prepared(original, seed))
    case .tell(let beat): director.tell(prepared(original, seed), upTo: beat)
    case .open(let name): open(try ScenarioStore.open(name, brand), in: director)
    case .useMouse, .snapshot, .copy, .keepJournal, .keepEvidence, .measureDiscrepancy,
      .stopMeasuring, .hunt, .stopHunting, .find,
      .export,
      .endStory, .keep, .quit, .showRun:
      break
    }
  }

  /// A branch has a journal of its own, from the beginning.
  private func branch(in director: SessionDirector, _ session: Session) {
    session.drawing = { StagePicture.lines(of: $0) }
    guard director.branch(into: session) else { return }
    LastCall.follow(session)
    comeback?.follow(session)
    guard let next = journal?.next() else { return }
    next.follow(session)
    journal = next
  }

  /// A story begins with its first sentence, anything else with its first ad.
  private func open(_ scenario: Scenario, in director: SessionDirector) {
    let session = prepared(scenario, nil)
    guard scenario.isTold else { return director.restart(with: session) }
    director.tell(session, upTo: 0)
  }

  private func prepared(_ scenario: Scenario, _ seed: UInt64?) -> Session {
    let session = Session(scenario, seed: seed, threads: threads)
    prepare(session)
    return session
  }

  /// The journal's file name, if it is not the previous one.
  private func journalName(otherThan before: String?) -> String? {
    guard let journal, journal.isWhole, journal.path != before else { return nil }
    return journal.path.split(separator: "/").last.map(String.init)
  }
}
