import Catalogue
import Glibc
import JSON
import Playing
import Simulation

/// A journal being written to a file: each line is written completely, as it happens, so that
/// whatever ends the process leaves a valid beginning.
@MainActor
final class JournalFile {
  /// Where it is.
  let path: String
  /// Where it was requested.
  private let wanted: String
  private var file: Int32
  private var line = JSONWriter()
  private let onFailure: (String) -> Void
  /// Whether all of it is in the file.
  private(set) var isWhole = true
  /// How many bytes whole lines have.
  private var length = 0

  /// Opens the file. A write failure is reported once; the simulation continues.
  convenience init(_ path: String, onFailure: @escaping (String) -> Void) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    self.init(file, path, wanted: path, onFailure)
  }

  private init(
    _ file: Int32, _ path: String, wanted: String, _ onFailure: @escaping (String) -> Void
  ) {
    self.file = file
    self.path = path
    self.wanted = wanted
    self.onFailure = onFailure
    guard file < 0 else { return }
    isWhole = false
    onFailure(OutputTrouble.journalNotKept(path: path, reason: Files.reason).sentence)
  }

  /// Ends this journal and returns the next. It has a new file beside this one, `x-2.jsonl` for
  /// `x.jsonl`, so that nothing is lost; only a pipe is continued, or stays closed.
  func next() -> JournalFile {
    defer { close() }
    guard Files.place(of: wanted) != nil || !Files.exists(wanted) else {
      return JournalFile(
        fcntl(file, F_DUPFD_CLOEXEC, 0), path, wanted: wanted, isWhole ? onFailure : { _ in })
    }
    let name = wanted.split(separator: "/").last ?? ""
    let ending = name.dropFirst().lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    let new = Files.createUnused(String(wanted.dropLast(ending.count)), ending, from: 2)
    return JournalFile(new.number, new.path, wanted: wanted, onFailure)
  }

  /// Writes the journal of a session: what has happened, and what will.
  func follow(_ session: Session) {
    line.removeAll()
    session.writeJournalHeader(to: &line)
    flush()
    for entry in session.journal.entries { write(entry) }
    session.journal.readers.append { [weak self] entry in self?.write(entry) }
  }

  func close() {
    if file >= 0 { Glibc.close(file) }
    file = -1
  }

  private func write(_ entry: Entry) {
    guard file >= 0 else { return }
    line.removeAll()
    entry.write(to: &line)
    flush()
  }

  private func flush() {
    guard file >= 0 else { return }
    guard let reason = Console.write(line.bytes, to: file) else {
      return length += line.bytes.count
    }
    leaveWholeLines()
    close()
    isWhole = false
    onFailure(OutputTrouble.journalEnded(path: path, reason: reason).sentence)
  }

  /// On a full disk: a file ends with its last whole line, and one without any is taken away.
  private func leaveWholeLines() {
    guard Files.place(of: path) != nil else { return }
    if length == 0 { unlink(path) } else { ftruncate(file, length) }
  }
}

extension Session {
  /// The whole journal so far.
  var journalBytes: [UInt8] {
    var lines = JSONWriter()
    writeJournalHeader(to: &lines)
    for entry in journal.entries { entry.write(to: &lines) }
    return lines.bytes
  }
}
