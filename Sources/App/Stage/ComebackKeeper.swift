import CursesTerminal
import Foundation
import Glibc
import Playing
import StageUI

/// Keeps what the stage needs to come back when an adapter has taken the program with it: the journal
/// in a file, as it is written, and where the viewer is.
@MainActor
final class ComebackKeeper {
  private let path: String
  private var journal: JournalFile?
  private var comeback: StageComeback

  /// Nil if there is no place for it.
  init?(place: BuildPlace?) {
    guard let folder = StateFolder.make() else { return nil }
    Self.clean(folder)
    path = "\(folder)/stage-\(getpid()).jsonl"
    comeback = StageComeback(journal: path, place: place)
  }

  /// Only an adapter from elsewhere can do that, and from now on.
  func follow(_ session: Session) {
    end()
    guard session.hostsStrangers else { return }
    let journal = JournalFile(path) { _ in }
    guard journal.isWhole else { return }
    journal.follow(session)
    self.journal = journal
    Comeback(stage: comeback).prepare()
  }

  /// The stage as it was drawn.
  func keep(_ stage: Stage) {
    let view = StageView(stage)
    guard journal != nil, view != comeback.view else { return }
    comeback.view = view
    Comeback(stage: comeback).prepare()
  }

  /// The session is over.
  func end() {
    guard let journal else { return }
    Crashes.stayAway()
    journal.close()
    unlink(path)
    self.journal = nil
    comeback.view = nil
  }

  /// Keeps the journal of a session that ended so; returns its new path.
  static func keep(crashed path: String) -> String {
    guard let folder = StateFolder.path else { return path }
    let kept = "\(folder)/crashed.jsonl"
    return path == kept || rename(path, kept) == 0 ? kept : path
  }

  /// What was left by stages that were killed.
  private static func clean(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      guard let process = process(ofFile: name), !Files.exists("/proc/\(process)") else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// The process that wrote `stage-123.jsonl` or `next-123.jsonl`. Read by hand at every start: the first
  /// regular expression of a process takes half a millisecond.
  private static func process(ofFile name: String) -> Int? {
    let kinds = ["stage-", "next-"]
    guard name.hasSuffix(".jsonl"), let prefix = kinds.first(where: name.hasPrefix) else {
      return nil
    }
    let number = name.dropFirst(prefix.count).dropLast(".jsonl".count)
    return number.allSatisfy(\.isNumber) ? Int(number) : nil
  }
}
