import Glibc
import JSON
import PlaygroundCore
import Simulation

/// A journal on its way into a file: each line is written whole, as it happens, so that whatever ends
/// the process leaves a sound beginning.
@MainActor
final class JournalFile {
  private let path: String
  private var file: Int32
  private var line = JSONWriter()
  private let onFailure: (String) -> Void
  /// Whether all of it is in the file.
  private(set) var isWhole = true

  /// Opens the file and writes the first line. What cannot be written is told once; the world goes on.
  init(_ path: String, onFailure: @escaping (String) -> Void) {
    self.path = path
    self.onFailure = onFailure
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file < 0 else { return }
    isWhole = false
    onFailure("\(path): \(Files.reason); the journal is not kept")
  }

  /// Begins the journal of a session, which must not have been started.
  func follow(_ session: Session) {
    line.removeAll()
    session.writeJournalHeader(to: &line)
    flush()
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
    guard file >= 0, let reason = Console.write(line.bytes, to: file) else { return }
    close()
    isWhole = false
    onFailure("\(path): \(reason); the journal ends here")
  }
}
