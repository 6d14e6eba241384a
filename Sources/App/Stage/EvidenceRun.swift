import Catalogue
import Glibc

/// Writes the page of a journal in a process of its own: it replays the journal, and a process has
/// room for only one simulated world, which the stage uses.
@MainActor
final class EvidenceRun {
  private let reading: ChildReading

  /// Starts it; nil if the system refuses. `onEnd` is given the reason if the page was not written.
  init?(of journal: String, to page: String, onEnd: @escaping (String?) -> Void) {
    guard
      let child = ChildProcess(
        arguments: ["evidence", "--output", page, "--", journal], input: [])
    else { return nil }
    reading = ChildReading(child) { output, end in
      onEnd(end == .exited(0) ? nil : Self.complaint(in: output))
    }
  }

  /// The last line, without the program's name in front of it.
  private static func complaint(in output: [UInt8]) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.last.map { String($0.trimmingPrefix("adplay: ")) } ?? ""
  }
}
