import Directing
import Glibc
import Playing
import Scenarios
import Simulation
import StageUI

/// The journals of the last sessions, kept without being asked for: `last.jsonl`, and the ones before
/// it as `last-1.jsonl` to `last-4.jsonl`. If they cannot be written, nothing is lost but the memory.
@MainActor
enum LastJournal {
  private static let count = 5
  /// All of them together.
  private static let mostBytes = 20 << 20

  /// Keeps the journal of the world on the stage, unless nobody did anything in it, or it is a lesson
  /// or a story. Returns its path if it was kept.
  static func keep(_ director: SessionDirector) -> String? {
    let scenario = director.session.original
    guard director.hasActs, scenario.lesson == nil, !scenario.isTold else { return nil }
    return keep(director.session.journalBytes)
  }

  /// Everything is written before anything is moved, so that no older journal is lost to a full disk.
  /// Sessions that end at once do it one after another.
  static func keep(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= mostBytes, let folder = StateFolder.make() else { return nil }
    let turn = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(turn) }
    waitForTurn(in: turn)
    return keep(bytes, in: folder)
  }

  /// The wait is short: the session ahead may have been stopped just then.
  private static func waitForTurn(in folder: Int32) {
    var tries = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, tries < 40 {
      usleep(50_000)
      tries += 1
    }
  }

  private static func keep(_ bytes: [UInt8], in folder: String) -> String? {
    let new = "\(folder)/last.new"
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return nil }
    let failure = Console.write(bytes, to: file)
    close(file)
    guard failure == nil else {
      unlink(new)
      return nil
    }
    moveOlder(in: folder)
    guard rename(new, path(0, in: folder)) == 0 else { return nil }
    removeOldest(in: folder)
    return path(0, in: folder)
  }

  private static func moveOlder(in folder: String) {
    for number in (0..<count - 1).reversed() {
      rename(path(number, in: folder), path(number + 1, in: folder))
    }
  }

  private static func removeOldest(in folder: String) {
    var total = 0
    for number in 0..<count {
      let path = path(number, in: folder)
      total += Files.size(of: path)
      if total > mostBytes { unlink(path) }
    }
  }

  private static func path(_ number: Int, in folder: String) -> String {
    "\(folder)/last\(number == 0 ? "" : "-\(number)").jsonl"
  }
}
