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
        missing.append(.init(url: request.url, wasAsked: !path.isEmpty))
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

/// The documents of a capture by the request that they answer.
struct CapturedDocuments {
  let index: CaptureIndex
  /// Files that answer no request: each is the first document of an ad.
  private(set) var roots: [CapturedDocument] = []
  /// Files by the request whose body they are.
  private var given: [Int: CapturedDocument] = [:]
  private let byPlace: [Int: [CapturedDocument]]

  init(_ index: CaptureIndex, files: [CapturedDocument]) {
    self.index = index
    var found: [Int: [CapturedDocument]] = [:]
    for (place, exchange) in index.exchanges.enumerated()
    where exchange.body != nil && exchange.isCall {
      let documents = DocumentFinder.documents(in: exchange)
      if !documents.isEmpty { found[place] = documents }
    }
    byPlace = found
    handOver(files)
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
    let place = path[path.count - 1]
    if let document = given[place] ?? byPlace[place]?.first {
      return .found(document, path: path)
    }
    guard redirects.lost == nil, !(last.hadBody && last.body == nil) else {
      return .unseen(path: path)
    }
    guard last.isAnswered else { return .failed(path: path) }
    // An answer without a body says that there is no ad.
    let bytes = last.body ?? Array("<VAST/>".utf8)
    return .found(CapturedDocument(last, .answer, bytes), path: path)
  }
}

// MARK: Files beside the capture

extension CapturedDocuments {
  /// A wrapper whose answer has no recorded body takes the next file; those of files take the file behind
  /// them.
  private mutating func handOver(_ files: [CapturedDocument]) {
    var (free, above) = (Set(files.indices), [Int: Int]())
    let captured = places.flatMap { place in documents(at: place).map { ($0, place, -1) } }
    for (document, place, file) in captured + files.indices.map({ (files[$0], 0, $0) }) {
      for url in Self.requests(of: document) {
        guard case .unseen(let path) = answer(to: url, after: place), let last = path.last else {
          continue
        }
        let chain = Set(sequence(first: file) { above[$0] })
        let order = Array(files.indices.dropFirst(file + 1)) + files.indices.prefix(file + 1)
        guard let next = order.first(where: { free.contains($0) && !chain.contains($0) }) else {
          continue
        }
        free.remove(next)
        given[last] = files[next]
        above[next] = file
      }
    }
    roots = free.sorted().map { files[$0] }
  }

  /// Where the wrappers of a document lead.
  private static func requests(of document: CapturedDocument) -> [String] {
    guard let vast = document.document else { return [] }
    var resolution = VASTResolution(vast, url: document.exchange?.url)
    var urls: [String] = []
    while let request = resolution.request {
      urls.append(request.url)
      resolution.answer(.unreachable)
    }
    return urls
  }
}
