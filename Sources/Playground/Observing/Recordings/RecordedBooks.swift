import Contract
import Simulation

/// What both sides counted of each ad, as far as a recording tells.
///
/// Google tells the adapter of what it counts where it looks itself, and counts what the adapter reports
/// where it does not. A network is known by what it was heard to count.
struct RecordedBooks: Equatable, Sendable {
  /// How long after each other both sides may be told of the same.
  private static let grace = Duration.seconds(1)

  /// The moment of the last entry, and whether no more follows.
  private var now = Instant.start
  private var isOver = false

  private let isPlayed: Bool
  private let leftOut: Set<String>
  private var seesNetwork: Bool
  private var seesWire: Bool
  private var accounts: [RecordedAccount] = []
  private var places: [String: Int] = [:]
  /// Whether entries were lost so far.
  private var hasHole = false
  /// What was said so far of the ads of an adapter, by adapter and format.
  private var known: [String: Set<Sense>] = [:]

  init(_ sight: RecordingSight, isPlayed: Bool) {
    (self.isPlayed, leftOut) = (isPlayed, sight.leftOut)
    seesNetwork = sight.parts.contains(.adapterNetwork)
    seesWire = sight.parts.contains(.googleAdapter)
  }

  mutating func see(_ part: SeenPart) {
    if part == .adapterNetwork { seesNetwork = true }
    if part == .googleAdapter { seesWire = true }
  }

  /// What has not been told until now never will be.
  mutating func end() { isOver = true }

  mutating func add(_ entry: Entry) {
    now = max(now, entry.time)
    guard let ad = entry.ad else { return }
    let place = places[ad] ?? accounts.count
    if place == accounts.count {
      accounts.append(RecordedAccount(name: ad, isTorn: hasHole && !entry.beginsAccount))
      accounts[place].isNetworkSeen = seesNetwork
      places[ad] = place
    }
    guard let sense = entry.sense else { return }
    accounts[place].add(entry, sense)
    if sense == .lineAsked { accounts[place].said = known[accounts[place].speaker] ?? [] }
    known[accounts[place].speaker, default: []].insert(sense)
  }

  /// Entries were lost: nobody knows what was counted of the ads so far.
  mutating func lose() {
    for place in accounts.indices { accounts[place].isTorn = true }
    hasHole = true
  }

  /// Something that is unknown here was said of an ad, or of any.
  mutating func doubt(_ ad: String?) {
    guard let ad else { return lose() }
    if let place = places[ad] { accounts[place].isTorn = true }
  }

  var ads: [RecordedAd] { accounts.map(ad) }

  /// What is known of one ad so far.
  subscript(name: String) -> RecordedAd? { places[name].map { ad(accounts[$0]) } }

  private func ad(_ account: RecordedAccount) -> RecordedAd {
    RecordedAd(
      name: account.name, format: account.format, className: account.className,
      google: isPlayed
        ? .init { account.count($0.googles) } : account.isTorn ? .init() : derived(account),
      network: networks(account))
  }

  // MARK: Networks

  /// Without all of it, only what its adapter's author lets it say is known.
  private func networks(_ account: RecordedAccount) -> RecordedAd.Counts {
    guard !isPlayed else { return .init { account.count($0.networks) } }
    guard !account.isTorn else { return .init() }
    return .init { what in
      let isKnown =
        account.isNetworkSeen ? !isLeftOut(what.networks) : areSaid(what, account)
      return isKnown ? account.count(what.networks) : nil
    }
  }

  /// Whether any network was heard to count.
  var hasNetworkCounts: Bool {
    let counts: Set<Sense> = [.networkImpression, .networkClick, .networkReward]
    return known.values.contains { !$0.isDisjoint(with: counts) }
  }

  // MARK: Google

  private func derived(_ account: RecordedAccount) -> RecordedAd.Counts {
    guard seesWire, account.format != nil else {
      return .init { what in
        let told = account.count(what.toldToApp)
        return told > 0 ? told : nil
      }
    }
    return .init { what in
      let wire = onWire(what, account)
      guard account.isAppSeen, what != .rewards, !isLeftOut(what.toldToApp) else { return wire }
      let told = account.count(what.toldToApp)
      // One side may be told a moment after the other.
      if let wire, !isOver, now - account.lastCount < Self.grace { return max(wire, told) }
      return wire == told || wire == nil && told > 0 ? told : nil
    }
  }

  /// The ads of which the application and the adapter were told different counts. Before the end
  /// one of them may still be told.
  var disagreeing: [String] {
    guard !isPlayed, seesWire else { return [] }
    return accounts.filter { account in
      (isOver || now - account.lastCount >= Self.grace) && !account.isTorn
        && account.isAppSeen
        && account.format != nil
        && [RecordedAccount.What.impressions, .clicks].contains { what in
          let wire = onWire(what, account)
          return !isLeftOut(what.toldToApp) && wire != nil && wire != account.count(what.toldToApp)
        }
    }.map(\.name)
  }

  /// A count by what crossed between Google and the adapter.
  private func onWire(_ what: RecordedAccount.What, _ account: RecordedAccount) -> Int? {
    let reported = isLeftOut(what.reported) ? nil : account.reports(what)
    guard account.format == "native", let flag = what.flag else { return reported }
    let told = account.count(what.told)
    let isToldKnown =
      !isLeftOut(what.told) && account.isSaid(what.told) ?? account.isHeard(what.told)
    switch account.watchers[flag] {
    case .google?: return isToldKnown ? told : nil
    case .adapter?: return reported
    // Google may look itself in spite of a flag.
    case .either?: return told > 0 ? told : reported
    case .unknown?: return nil
    // It has not come so far that anybody looks.
    case nil: return told > 0 ? told : account.hasAd || isLeftOut(flag) ? nil : 0
    }
  }

  private func isLeftOut(_ sense: Sense) -> Bool { leftOut.contains(sense.word) }

  /// Whether an adapter's author has written down what its network counts. Impressions and clicks are a pair,
  /// as the recorder asks for: of one that says either, the other did not happen until it is said.
  private func areSaid(_ what: RecordedAccount.What, _ account: RecordedAccount) -> Bool {
    let senses = what == .rewards ? [what.networks] : [.networkImpression, .networkClick]
    return senses.contains { account.isHeard($0) }
  }
}

extension Entry {
  /// Whether an ad's counts can begin with it.
  fileprivate var beginsAccount: Bool {
    switch sense {
    case .adAsked?, .lineAsked?, .signalsAsked?, .adReceived?: true
    default: false
    }
  }
}

extension RecordedAd.Counts {
  fileprivate init(_ count: (RecordedAccount.What) -> Int?) {
    self.init(
      impressions: count(.impressions), clicks: count(.clicks), rewards: count(.rewards))
  }
}
