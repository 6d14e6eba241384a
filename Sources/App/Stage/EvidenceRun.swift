import Catalogue

/// Writes the page of a journal in a process of its own: it replays the journal, and a process has
/// room for only one simulated world, which the stage uses.
@MainActor
final class EvidenceRun {
  private let reading: ChildReading

  /// Starts it; nil if the system refuses. `onEnd` is given what went wrong if the page was not
  /// written.
  init?(of journal: String, to page: String, onEnd: @escaping (EvidenceTrouble?) -> Void) {
    guard
      let child = ChildProcess(
        arguments: ["evidence", "--output", page, "--", journal], input: [])
    else { return nil }
    reading = ChildReading(child) { output, end in
      onEnd(end == .exited(0) ? nil : Self.trouble(in: output))
    }
  }

  /// The last line says what it was, after the program's name.
  private static func trouble(in output: [UInt8]) -> EvidenceTrouble {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.last.map { .reported(String($0.trimmingPrefix("adplay: "))) } ?? .processEnded
  }
}
