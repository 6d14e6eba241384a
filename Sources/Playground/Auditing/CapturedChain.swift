import HAR
import VAST

/// Where the wrappers of a document lead in a capture.
struct CapturedChain {
  let root: CapturedDocument
  let outcome: VASTOutcome
  /// The places of the requests for the documents further in, and of their redirects.
  private(set) var places: [Int] = []
  /// The documents that are not in the capture, or have no recorded body.
  private(set) var missing: [CaptureAudit.Missing] = []
  private(set) var answers: [(url: String, document: CapturedDocument)] = []

  /// More wrappers than players follow: those of the capture did.
  private static let mostWrappers = 100

  init(
    _ root: CapturedDocument, _ document: VASTDocument, at place: Int, in finder: CapturedDocuments
  ) {
    self.root = root
    var resolution = VASTResolution(
      document, url: root.exchange?.url, wrappers: Self.mostWrappers)
    while let request = resolution.request {
      switch finder.answer(to: request.url, after: place) {
      case .found(let answer, let path):
        places += path
        answers.append((request.url, answer))
        switch answer.result {
        case .success(let document): resolution.answer(.document(document))
        case .failure(let refusal): resolution.answer(.refused(refusal))
        }
      case .failed(let path):
        places += path
        resolution.answer(.unreachable)
      case .unseen(let path):
        places += path
        let flaw = path.last.flatMap { finder.index.exchanges[$0].flaw }
        let unread = flaw.map(CaptureAudit.Missing.Sight.flawed) ?? .noBody
        missing.append(.init(url: request.url, sight: path.isEmpty ? .notAsked : unread))
        resolution.answer(.unreachable)
      }
    }
    outcome = resolution.outcome
  }

  /// Whether somebody may have seen an ad there: only the capture lacks the document.
  func isOpen(_ failure: VASTFailure) -> Bool {
    guard case .unreachable(let url) = failure.reason else { return false }
    return missing.contains { $0.url == url }
  }

  /// The levels of an ad; a document that was given beside the capture has the name of its file.
  func levels(_ levels: [VASTLevel]) -> [CapturedAd.Level] {
    levels.map { level in
      let document =
        level.url == root.exchange?.url
        ? root : answers.first { $0.url == level.url }?.document ?? root
      return .init(url: level.url, system: level.ad.system, file: document.file)
    }
  }
}
