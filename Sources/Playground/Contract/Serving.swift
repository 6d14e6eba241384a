import Simulation

/// The ads that services load and show, as far as rules need to know: a fold over the entries of all
/// loads and shows, since a service goes on by itself after each of them.
package struct Serving: Sendable {
  /// Every vendor's ad unit that an application has asked a service for, in the order of the first
  /// call.
  private(set) var ads: [ServedAd] = []
  /// The entry by which the user became one who has paid for an application without ads.
  private(set) var paid: Int?

  /// Returns what breaks a rule, as the numbers of the entries that prove it; nil if the rule is kept.
  /// It sees what happened before the entry.
  typealias Check = @Sendable (Serving, Entry) -> [Int]?

  /// The most requests to which the advice of MAX leads within a minute: the first one, and its
  /// retries after 2, 4, 8 and 16 seconds. Later there are fewer.
  ///
  /// No network publishes from which number on it throttles; what they have is a code for it, such as
  /// CloudX's 104, too many requests. What is above this line cannot come from the schedule that
  /// they recommend: somebody asks twice.
  package static let calmRequestsPerMinute = 5

  /// The ad that an entry is about.
  func ad(of entry: Entry) -> ServedAd? { place(of: entry).map { ads[$0] } }

  /// Whether an entry may be about an ad of a service.
  func concerns(_ sense: Sense) -> Bool {
    switch sense {
    case .serviceLoadAsked, .serviceShowAsked, .membershipChanged: true
    default: !ads.isEmpty
    }
  }

  // MARK: What happens

  mutating func add(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .membershipChanged: paid = entry.data[.vip] == true ? entry.number : nil
    case .serviceLoadAsked, .serviceShowAsked: begin(entry)
    default: break
    }
    guard let place = place(of: entry) else { return }
    ads[place].add(entry, sense)
  }

  /// The phone stood still for so long. Nobody could act, and no entry is late by it; but minutes went by, and what
  /// had ended is older.
  mutating func pass(_ time: Duration) {
    for place in ads.indices { ads[place].pass(time) }
  }

  private mutating func begin(_ entry: Entry) {
    guard let unit = entry.data[.unit], let id = entry.data[.adUnitID],
      let network = entry.data[.network]
    else { return }
    let known = ads.firstIndex { $0.network == network && $0.id == id }
    if known == nil { ads.append(ServedAd(network: network, id: id)) }
    let place = known ?? ads.count - 1
    if !ads[place].units.contains(unit) { ads[place].units.append(unit) }
  }

  /// The application names its unit, a vendor its own. A timer, a note, and what the user does name
  /// neither, but the ad that they are about.
  private func place(of entry: Entry) -> Int? {
    if let unit = entry.data[.unit] { return ads.firstIndex { $0.units.contains(unit) } }
    guard let id = entry.data[.adUnitID] else {
      guard entry.kind.isUnspoken, let unit = entry.unitOfAd else { return nil }
      return ads.firstIndex { $0.units.contains(unit) }
    }
    let network = entry.from.role == .network ? entry.from.name : entry.to?.name
    return ads.firstIndex { $0.id == id && $0.network == network }
  }
}

extension Entry.Kind {
  fileprivate var isUnspoken: Bool {
    switch self {
    case .input, .timer, .note: true
    case .call, .callback, .count, .finding: false
    }
  }
}
