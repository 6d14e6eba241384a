import Catalogue
import Directing
import Foundation
import Glibc
import Playing
import Scenarios
import StageUI

/// Reads lines, gives them to the accessible stage, and writes what it answers.
@MainActor
final class AccessibleHost {
  private let director: SessionDirector
  private let keeper: SessionKeeper
  private let options: StageOptions
  private let clock: StandingClock
  private lazy var stage = AccessibleStage(director, clock: clock) { [unowned self] in obey($0) }
  /// Problems with the journal, said with the next lines.
  private var troubles: [String] = []
  private var input = TypedLines()

  init(
    _ director: SessionDirector, _ clock: StandingClock, _ keeper: SessionKeeper,
    _ options: StageOptions
  ) {
    (self.director, self.clock, self.keeper, self.options) = (director, clock, keeper, options)
    keeper.onFailure = { [weak self] in self?.troubles.append($0) }
  }

  /// What an ad is chosen from, or what is on the stage, until the input ends.
  func run(isChosen: Bool, isAutomatic: Bool = false, listing room: String? = nil) -> Never {
    say(stage.open(isChosen: isChosen))
    if let room { say(stage.handle(room)) }
    while isAutomatic, stage.canGoOn, !stage.isOver { say(stage.handle("")) }
    while !isAutomatic, !stage.isOver, let line = next() { say(stage.handle(line)) }
    leave()
  }

  /// The next line of the input. A person sees that one is awaited; a program needs no such sign.
  private func next() -> String? {
    if isatty(STDIN_FILENO) == 1 { Console.print("> ") }
    return input.next()
  }

  private func say(_ lines: [String]) {
    let all = lines + troubles
    troubles = []
    Console.print(all.map { "\($0)\n" }.joined())
  }

  private func leave() -> Never {
    if options.keepsLast, let path = LastJournal.keep(director) {
      Console.note(LeavingText.lastJournal(path: path))
    }
    let status = keeper.exitStatus()
    guard let failed = director.failedStep else { exit(status) }
    Console.complain(
      DemoText.failed(
        director.stage.scenario ?? "", step: failed.number, failed.differences))
    exit(max(1, status))
  }

  // MARK: What the stage cannot do itself

  private func obey(_ wish: StageWish) -> [String] {
    switch wish {
    case .keepJournal: return keptJournal().lines
    case .keepEvidence: return keepEvidence()
    case .keep(let learned): LessonProgress.keep(learned)
    default: return replace(wish)
    }
    return []
  }

  private func replace(_ wish: StageWish) -> [String] {
    do throws(Failure) {
      try keeper.replace(wish, in: director)
      if case .open(let name) = wish { director.stage.scenario = name }
      return []
    } catch {
      return [error.sentence]
    }
  }

  private func keptJournal() -> (path: String?, lines: [String]) {
    let stem = "adplay-\(FileName.from(director.session.scenario.title))"
    let (path, failure) = Files.writeNew(director.session.journalBytes, stem, ".jsonl", from: 1)
    if let failure { return (nil, [Self.notWritten(path, failure)]) }
    Log.add(LogText.written(path))
    return (path, [Notice(.journalSaved(path: path)).text()])
  }

  /// The page is written by another process, since this one has a world already.
  private func keepEvidence() -> [String] {
    let journal = keptJournal()
    guard let path = journal.path else { return journal.lines }
    let page = Files.createNew(FileName.stem(path), ".html")
    guard page.number >= 0 else { return [Self.notWritten(page.path, Files.reason)] }
    close(page.number)
    if let trouble = evidenceTrouble(of: path, page.path) {
      unlink(page.path)
      return journal.lines + [trouble.sentence]
    }
    Log.add(LogText.written(page.path))
    return journal.lines + [Notice(.evidenceSaved(path: page.path)).text()]
  }

  /// Waits for the page; nil once it is written.
  private func evidenceTrouble(of journal: String, _ page: String) -> EvidenceTrouble? {
    var (isOver, trouble): (Bool, EvidenceTrouble?) = (false, nil)
    let run = EvidenceRun(of: journal, to: page) { (isOver, trouble) = (true, $0) }
    guard let run else { return .noProcess }
    withExtendedLifetime(run) {
      while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    return trouble
  }

  private static func notWritten(_ path: String, _ reason: String) -> String {
    OutputTrouble.notWritten(path: path, reason: reason).sentence
  }
}
