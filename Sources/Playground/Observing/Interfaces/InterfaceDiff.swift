package import AdServing
package import Simulation

/// What happened in one scenario through both of Google's interfaces, with what means the same side
/// by side.
///
/// The two have other names for the same things, so a name is no reason to be apart: a row has what
/// has the same sense, between the same parties, about the same ad.
package struct InterfaceDiff: Equatable, Sendable {
  /// One of the two runs.
  package struct Side: Equatable, Sendable {
    package let api: AdapterAPI
    package let entries: [Entry]
    package let ads: [AdRecord]
    /// The rules that were broken, each once, in alphabetical order.
    package let findings: [String]

    package init(api: AdapterAPI, entries: [Entry], ads: [AdRecord], findings: [String]) {
      self.api = api
      self.entries = entries
      self.ads = ads
      self.findings = findings
    }
  }

  /// What is beside what: places in the entries of both sides, from 0.
  package enum Row: Equatable, Sendable {
    case same(modern: Int, legacy: Int)
    /// The same under another name.
    case renamed(modern: Int, legacy: Int)
    case onlyModern(Int)
    case onlyLegacy(Int)
  }

  package let modern: Side
  package let legacy: Side
  package let rows: [Row]

  package init(modern: Side, legacy: Side) {
    self.modern = modern
    self.legacy = legacy
    rows = Self.rows(modern.entries, legacy.entries)
  }

  private static func rows(_ moderns: [Entry], _ legacies: [Entry]) -> [Row] {
    var numbers = Interner<SenseKey>(capacity: moderns.count)
    let left = moderns.map { numbers.number(of: SenseKey($0)) }
    let right = legacies.map { numbers.number(of: SenseKey($0)) }
    var aligner = SequenceAligner(left: left, right: right, keyCount: numbers.count)
    aligner.align(left.indices, right.indices)
    var rows: [Row] = []
    var next = 0
    for (place, partner) in aligner.partners.enumerated() {
      guard let partner else {
        rows.append(.onlyModern(place))
        continue
      }
      rows += (next..<partner).map { .onlyLegacy($0) }
      next = partner + 1
      let isSame = moderns[place].message == legacies[partner].message
      rows.append(
        isSame
          ? .same(modern: place, legacy: partner) : .renamed(modern: place, legacy: partner))
    }
    return rows + (next..<legacies.count).map { .onlyLegacy($0) }
  }
}

/// What an entry means, whatever it is called.
private struct SenseKey: Hashable {
  private let kind: String
  private let from: Party.Role
  private let to: Party.Role?
  private let sense: String
  private let ad: String?

  init(_ entry: Entry) {
    kind = entry.kind.word
    from = entry.from.role
    to = entry.to?.role
    sense = entry.sense?.word ?? entry.message
    ad = entry.ad
  }
}

extension InterfaceDiff {
  /// Whether both interfaces lead to the same.
  package enum Agreement: Equatable, Sendable {
    case same
    /// Everything was counted alike, but worth something else: other lines filled.
    case paidOtherwise
    case different
  }

  /// Whether both bookkeepers counted the same through both, ad by ad, and the same rules were
  /// broken.
  package var agreement: Agreement {
    guard modern.findings == legacy.findings, modern.ads.count == legacy.ads.count else {
      return .different
    }
    let ads = zip(modern.ads, legacy.ads)
    if ads.allSatisfy({ $0.name == $1.name && $0.google == $1.google && $0.books == $1.books }) {
      return .same
    }
    return ads.allSatisfy { $0.hasEqualCounts(to: $1) } ? .paidOtherwise : .different
  }

  package var countsAgree: Bool { agreement == .same }

  /// A call between Google and the adapter that has another name.
  package struct Rename: Equatable, Sendable {
    package let modern: String
    package let legacy: String
    /// Whether the adapter makes it.
    package let isAdapters: Bool

    package init(modern: String, legacy: String, isAdapters: Bool) {
      self.modern = modern
      self.legacy = legacy
      self.isAdapters = isAdapters
    }
  }

  /// Each of them once, in the order in which they came.
  package var renames: [Rename] {
    var renames: [Rename] = []
    for case .renamed(let left, let right) in rows {
      let (entry, other) = (modern.entries[left], legacy.entries[right])
      let parties = [entry.from.role, entry.to?.role]
      guard parties == [.google, .adapter] || parties == [.adapter, .google] else { continue }
      let rename = Rename(
        modern: entry.message, legacy: other.message, isAdapters: entry.from.role == .adapter)
      if !renames.contains(rename) { renames.append(rename) }
    }
    return renames
  }
}

extension AdRecord {
  fileprivate func hasEqualCounts(to other: AdRecord) -> Bool {
    name == other.name && google.hasEqualCounts(to: other.google)
      && books.all.count == other.books.all.count
      && zip(books.all, other.books.all).allSatisfy {
        $0.keeper == $1.keeper && $0.tally.hasEqualCounts(to: $1.tally)
      }
  }
}

extension AdRecord.Tally {
  fileprivate func hasEqualCounts(to other: AdRecord.Tally) -> Bool {
    (impressions, clicks, rewards) == (other.impressions, other.clicks, other.rewards)
      && quartiles == other.quartiles
  }
}
