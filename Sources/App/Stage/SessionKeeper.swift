import Catalogue
import Playing
import Scenarios
import StageUI

/// Keeps the journal of the session that is on the stage, and puts another session in its place when
/// its file changes.
@MainActor
final class SessionKeeper {
  /// Told what cannot be kept, also if that was before anybody listened.
  var onFailure: ((String) -> Void)? {
    didSet { failure.map { onFailure?($0) } }
  }

  private let path: String?
  private var journal: JournalFile?
  private var failure: String?

  init(_ options: Command.StageOptions) {
    path = options.journal
  }

  /// Prepares a session that has not been started: its journal begins, after another one in a new file.
  func prepare(_ session: Session) {
    session.drawing = { StagePicture.lines(of: $0) }
    guard let path else { return }
    let journal =
      journal?.next()
      ?? JournalFile(path) { [weak self] in
        self?.failure = $0
        self?.onFailure?($0)
      }
    journal.follow(session)
    self.journal = journal
  }

  /// Puts what a file says now onto the stage; what cannot be read is told, and the last good one
  /// stays.
  func reload(
    _ change: Result<Scenario, Failure>, into director: SessionDirector, seed: UInt64?
  ) {
    switch change {
    case .success(let scenario):
      let session = Session(scenario, seed: seed)
      let before = journal?.path
      failure = nil
      prepare(session)
      director.restart(with: session)
      director.stage.notice =
        failure.map { Notice(.trouble($0), .failure) }
        ?? Notice(.restarted(journal: journalName(otherThan: before)))
    case .failure(let failure):
      director.stage.notice = Notice(.keptLastVersion(problem: failure.sentence), .failure)
    }
  }

  /// The journal's file name, when it is another file than before.
  private func journalName(otherThan before: String?) -> String? {
    guard let journal, journal.isWhole, journal.path != before else { return nil }
    return journal.path.split(separator: "/").last.map(String.init)
  }
}
