import GoogleMobileAds
import Simulation

/// What has happened to one ad so far, as far as rules ask: a fold over its entries.
struct AdCase: Sendable {
  let ad: String?
  /// Who watches, once Google has asked the flags.
  private(set) var googleWatchesClicks: Bool?
  private(set) var googleWatchesImpressions: Bool?
  /// Whether the network keeps a book here.
  private(set) var networkSpeaks = false
  /// The entry in which the adapter last asked something of the network.
  private(set) var lastCallToNetwork: Int?
  private var entries: [Happening: [Int]] = [:]

  init(ad: String?) {
    self.ad = ad
  }

  /// How often it has happened.
  func count(_ happening: Happening) -> Int { entries[happening]?.count ?? 0 }
  /// The entry of the last time.
  func last(_ happening: Happening) -> Int? { entries[happening]?.last }

  /// How often it has happened since the line was asked that was asked last.
  func countInLine(_ happening: Happening) -> Int {
    let asked = last(.lineAsked) ?? 0
    return entries[happening]?.count { $0 > asked } ?? 0
  }

  mutating func add(_ entry: Entry, _ happening: Happening?) {
    if entry.from == .network || entry.to == .network { networkSpeaks = true }
    if let happening { entries[happening, default: []].append(entry.number) }
    if entry.from == .adapter, entry.to == .network { lastCallToNetwork = entry.number }
    guard entry.from == .google, entry.to == .adapter else { return }
    switch entry.message {
    case GoogleMessage.handlesUserClicks: googleWatchesClicks = entry.isGoogleWatching
    case GoogleMessage.handlesUserImpressions: googleWatchesImpressions = entry.isGoogleWatching
    default: break
    }
  }
}

extension Entry {
  fileprivate var isGoogleWatching: Bool { data["watches"] == .string("google") }
}
