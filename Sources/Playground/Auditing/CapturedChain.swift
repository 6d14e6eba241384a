import HAR
import VAST

/// Where the wrappers of a document lead in a capture.
struct CapturedChain {
  let root: CapturedDocument
  let outcome: VASTOutcome
  /// The places of the requests for the documents further in, and of their redirects.
  private(set) var places: [Int] = []
  /// The URL of a document that is not in the capture, or has no recorded body.
  private(set) var missing: Missing?
  private(set) var answers: [(url: String, document: CapturedDocument)] = []

  struct Missing: Equatable {
    let url: String
    /// Whether it was requested.
    let wasAsked: Bool
  }

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
        missing = missing ?? Missing(url: request.url, wasAsked: !path.isEmpty)
        resolution.answer(.unreachable)
      }
    }
    outcome = resolution.outcome
  }
}

/// The documents of a capture by the request that they answer.
struct CapturedDocuments {
  let index: CaptureIndex
  let files: [CapturedDocument]
  private let byPlace: [Int: [CapturedDocument]]

  init(_ index: CaptureIndex, files: [CapturedDocument]) {
    self.index = index
    self.files = files
    var found: [Int: [CapturedDocument]] = [:]
    for (place, exchange) in index.exchanges.enumerated() where exchange.body != nil {
      let documents = DocumentFinder.documents(in: exchange)
      if !documents.isEmpty { found[place] = documents }
    }
    byPlace = found
  }

  /// The answers with a document, in order.
  var places: [Int] { byPlace.keys.sorted() }

  func documents(at place: Int) -> [CapturedDocument] { byPlace[place] ?? [] }

  enum Answer {
    case found(CapturedDocument, path: [Int])
    /// Nobody answered.
    case failed(path: [Int])
    /// It was not requested, or its body was not recorded.
    case unseen(path: [Int])
  }

  func answer(to url: String, after place: Int) -> Answer {
    guard let first = index.first(URLTemplate(url), from: max(place, 0)) else {
      return .unseen(path: [])
    }
    let redirects = index.redirects(from: first)
    let path = [first] + redirects.path
    let last = index.exchanges[path[path.count - 1]]
    if let document = byPlace[path[path.count - 1]]?.first { return .found(document, path: path) }
    guard redirects.lost == nil, !(last.hadBody && last.body == nil) else {
      return .unseen(path: path)
    }
    guard last.isAnswered else { return .failed(path: path) }
    // An answer without a body says that there is no ad.
    let bytes = last.body ?? Array("<VAST/>".utf8)
    return .found(CapturedDocument(last, .answer, bytes), path: path)
  }
}
