import Catalogue

/// Writes the page of a journal in a process of its own: it replays the journal, and a process has
/// room for only one simulated world, which the stage uses.
@MainActor
final class EvidenceRun {
  private let child: ReportingChild

  /// Starts it; nil if the system refuses. `onEnd` is given what went wrong if the page was not
  /// written.
  init?(of journal: String, to page: String, onEnd: @escaping (EvidenceTrouble?) -> Void) {
    let child = ReportingChild(["evidence", "--output", page, "--", journal]) { trouble in
      onEnd(trouble.map(EvidenceTrouble.child))
    }
    guard let child else { return nil }
    self.child = child
  }
}
