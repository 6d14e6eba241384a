import HAR
import VAST

/// Finds the ads of a capture: each document that no wrapper led to is followed to its end.
struct CaptureSurvey {
  private let finder: CapturedDocuments
  private(set) var ads: [CapturedAd] = []
  private(set) var refused: [CapturedDocument] = []
  private(set) var missing: [CaptureAudit.Missing] = []
  private(set) var documents:
    [(root: CapturedDocument, answers: [(url: String, document: CapturedDocument)])] = []
  /// The requests for documents.
  private(set) var taken: Set<Int> = []

  init(_ finder: CapturedDocuments) { self.finder = finder }

  mutating func run() {
    for file in finder.roots { follow(file, at: -1) }
    for place in finder.places where !taken.contains(place) {
      taken.insert(place)
      for document in finder.documents(at: place) { follow(document, at: place) }
    }
  }

  private mutating func follow(_ root: CapturedDocument, at place: Int) {
    guard let document = root.document else {
      refused.append(root)
      return
    }
    let chain = CapturedChain(root, document, at: place, in: finder)
    documents.append((root, chain.answers))
    taken.formUnion(chain.places)
    missing += chain.missing
    let instant =
      chain.places.map { finder.index.exchanges[$0].end }.max()
      ?? root.exchange?.end ?? finder.index.exchanges.first?.start ?? WallTime(microseconds: 0)
    let before = ads.count
    defer { for ad in before..<ads.count { ads[ad].root = documents.count - 1 } }
    switch chain.outcome {
    case .noAd(let errors):
      ads.append(CapturedAd(noAd: errors, root, knownFrom: instant))
    case .failed(let failures): add(failures, chain, instant)
    case .ads(let all):
      ads += (all.pod + all.standAlone).map { CapturedAd($0, chain, knownFrom: instant) }
      add(all.failures, chain, instant)
    }
  }

  private mutating func add(
    _ failures: [VASTFailure], _ chain: CapturedChain, _ instant: WallTime
  ) {
    ads += failures.map { CapturedAd($0, chain, knownFrom: instant) }
  }
}
