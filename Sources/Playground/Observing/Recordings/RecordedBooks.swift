import Contract
import Simulation

/// What both sides counted of each ad, as far as a recording tells.
///
/// Google tells the adapter of what it counts where it looks itself, and counts what the adapter reports
/// where it does not. A network is known by what it was heard to count.
struct RecordedBooks: Equatable, Sendable {
  private let isPlayed: Bool
  private var seesNetwork: Bool
  private var seesWire: Bool
  private var accounts: [Account] = []
  private var places: [String: Int] = [:]

  private struct Account: Equatable {
    let name: String
    var format: String?
    var className: String?
    var isTorn = false
    /// Whether the application's side of it was seen.
    var isAppSeen = false
    var googleClicks: Bool?
    var googleImpressions: Bool?
    var senses: [Sense: Int] = [:]

    func count(_ sense: Sense) -> Int { senses[sense] ?? 0 }

    /// A count by what crossed to the adapter, where the application was told the same; of what it was told
    /// more or less often, nobody knows how often it counts.
    func agreed(_ count: Int, _ told: Sense) -> Int? {
      !isAppSeen || self.count(told) == count ? count : nil
    }
  }

  static let counted: Set<Sense> = [
    .googleImpression, .googleClick, .googleReward, .networkImpression, .networkClick,
    .networkReward, .clickTold, .impressionTold, .clickReported, .impressionReported,
    .rewardReported, .appToldImpression, .appToldClick, .appToldReward,
  ]

  init(_ sight: RecordingSight, isPlayed: Bool) {
    self.isPlayed = isPlayed
    seesNetwork = sight.parts.contains(.adapterNetwork)
    seesWire = sight.parts.contains(.googleAdapter)
  }

  mutating func see(_ part: SeenPart) {
    if part == .adapterNetwork { seesNetwork = true }
    if part == .googleAdapter { seesWire = true }
  }

  mutating func add(_ entry: Entry) {
    guard let ad = entry.ad else { return }
    let place = places[ad] ?? accounts.count
    if place == accounts.count {
      accounts.append(Account(name: ad))
      places[ad] = place
    }
    guard let sense = entry.sense else { return }
    if entry.from == .google, entry.to == .app { accounts[place].isAppSeen = true }
    switch sense {
    case .lineAsked:
      accounts[place].format = entry.data[.format]
      accounts[place].className = entry.data[.className]
      (accounts[place].googleClicks, accounts[place].googleImpressions) = (nil, nil)
    case .clicksFlagAsked: accounts[place].googleClicks = Self.isGoogles(entry)
    case .impressionsFlagAsked: accounts[place].googleImpressions = Self.isGoogles(entry)
    default: break
    }
    if Self.counted.contains(sense) { accounts[place].senses[sense, default: 0] += 1 }
  }

  /// Entries were lost: nobody knows what was counted of the ads so far.
  mutating func lose() {
    for place in accounts.indices { accounts[place].isTorn = true }
  }

  /// Something that is unknown here was said of an ad, or of any.
  mutating func doubt(_ ad: String?) {
    guard let ad else { return lose() }
    if let place = places[ad] { accounts[place].isTorn = true }
  }

  var ads: [RecordedAd] { accounts.map(ad) }

  /// What is known of one ad so far.
  subscript(name: String) -> RecordedAd? { places[name].map { ad(accounts[$0]) } }

  private func ad(_ account: Account) -> RecordedAd {
    RecordedAd(
      name: account.name, format: account.format, className: account.className,
      google: isPlayed ? counts(account, .googles) : account.isTorn ? .init() : derived(account),
      network: networks(account))
  }

  private static func isGoogles(_ entry: Entry) -> Bool? {
    entry.data[.watches].map { $0 == .google } ?? (entry.data[.answer] == false ? true : nil)
  }

  private func networks(_ account: Account) -> RecordedAd.Counts {
    let counts = counts(account, .networks)
    if isPlayed || seesNetwork, !account.isTorn { return counts }
    // Without all of it, only what was said is known; who says one count says the other, too.
    return account.isTorn ? .init() : counts == .none ? .init() : counts
  }

  /// Whether any network was heard to count.
  var hasNetworkCounts: Bool {
    accounts.contains {
      $0.count(.networkImpression) + $0.count(.networkClick) + $0.count(.networkReward) > 0
    }
  }

  private enum Side { case googles, networks }

  private func counts(_ account: Account, _ side: Side) -> RecordedAd.Counts {
    switch side {
    case .googles:
      .init(
        impressions: account.count(.googleImpression), clicks: account.count(.googleClick),
        rewards: account.count(.googleReward))
    case .networks:
      .init(
        impressions: account.count(.networkImpression), clicks: account.count(.networkClick),
        rewards: account.count(.networkReward))
    }
  }

  private func derived(_ account: Account) -> RecordedAd.Counts {
    guard seesWire, account.format != nil else {
      return RecordedAd.Counts(
        impressions: account.count(.appToldImpression), clicks: account.count(.appToldClick),
        rewards: account.count(.appToldReward)
      ).withoutZeros
    }
    let isNative = account.format == "native"
    return RecordedAd.Counts(
      impressions: account.agreed(
        Self.counted(
          isNative ? account.googleImpressions : false, told: account.count(.impressionTold),
          reported: min(1, account.count(.impressionReported))), .appToldImpression),
      clicks: account.agreed(
        Self.counted(
          isNative ? account.googleClicks : false, told: account.count(.clickTold),
          reported: account.count(.clickReported)), .appToldClick),
      rewards: min(1, account.count(.rewardReported)))
  }

  /// Where nobody knows who looks, what Google says of itself shows that it does.
  private static func counted(_ isGoogles: Bool?, told: Int, reported: Int) -> Int {
    switch isGoogles {
    case true?: told
    case false?: reported
    case nil: told > 0 ? told : reported
    }
  }
}

extension RecordedAd.Counts {
  fileprivate static let none = Self(impressions: 0, clicks: 0, rewards: 0)

  fileprivate var withoutZeros: Self {
    let known = { (count: Int?) in count == 0 ? nil : count }
    return Self(impressions: known(impressions), clicks: known(clicks), rewards: known(rewards))
  }
}
