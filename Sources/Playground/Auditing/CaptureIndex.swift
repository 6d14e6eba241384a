import HAR

/// Finds requests by their URLs.
struct CaptureIndex {
  let exchanges: [Exchange]
  let urls: [ComparedURL]
  private let places: [String: [Int]]

  init(_ exchanges: [Exchange]) {
    self.exchanges = exchanges
    urls = exchanges.map { ComparedURL($0.url) }
    var places: [String: [Int]] = [:]
    for (place, url) in urls.enumerated() where exchanges[place].isCall {
      places[url.host, default: []].append(place)
    }
    self.places = places
  }

  /// The requests to a host, in order.
  func places(at host: String) -> [Int] { places[host] ?? [] }

  /// The first request of a URL at or after a place.
  func first(_ template: URLTemplate, from place: Int) -> Int? {
    places(at: template.host).first { $0 >= place && template.values(in: urls[$0]) != nil }
  }

  /// The requests that an answer sends on to, one after the other: none waits for more than ten seconds.
  func redirects(from place: Int) -> Redirects {
    var (path, current) = ([Int](), place)
    while let target = exchanges[current].redirect, path.count < 20 {
      let url = ComparedURL(Self.absolute(target, from: exchanges[current].url))
      let next = places(at: url.host).first {
        $0 > current && urls[$0] == url
          && exchanges[$0].start.milliseconds(since: exchanges[current].start) <= 10_000
      }
      guard let next else { return Redirects(path: path, lost: url.host) }
      path.append(next)
      current = next
    }
    return Redirects(path: path, lost: nil)
  }

  struct Redirects: Equatable {
    let path: [Int]
    /// The host of the step that is not in the capture.
    let lost: String?
  }

  private static func absolute(_ url: String, from base: String) -> String {
    guard !url.contains("://") else { return url }
    let start = base.firstRange(of: "://")?.upperBound ?? base.startIndex
    if url.hasPrefix("//") { return "https:" + url }
    let end = base[start...].firstIndex { "/?#".contains($0) } ?? base.endIndex
    if url.hasPrefix("/") { return base[..<end] + url }
    let path = base[end...].prefix { $0 != "?" && $0 != "#" }
    return base[..<end] + (path.lastIndex(of: "/").map { path[...$0] } ?? "/") + url
  }
}
