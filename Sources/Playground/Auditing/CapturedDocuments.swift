import HAR
import VAST

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

  /// An answer of which there is no body to record.
  private static let noContent = 204

  enum Answer {
    case found(CapturedDocument, path: [Int])
    /// The request failed.
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
    guard redirects.lost == nil else { return .unseen(path: path) }
    guard last.isAnswered else { return .failed(path: path) }
    let isLost = last.hadBody && last.body == nil && last.status != Self.noContent
    guard !isLost else { return .unseen(path: path) }
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
