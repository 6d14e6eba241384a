import Simulation

/// The ads that controllers let compete, as far as rules need to know: a fold over the entries of all
/// rounds, since an ad that lost stays for the next one.
struct Competition: Sendable {
  /// Every ad unit of a network that a controller has asked for an ad, in the order of the first
  /// request.
  private(set) var slots: [Slot] = []

  /// Returns what breaks a rule, as the numbers of the entries that prove it; nil if the rule is kept.
  /// It sees what happened before the entry.
  typealias Check = @Sendable (Competition, Entry) -> [Int]?

  /// One network's ad in the competition for a unit. Entries are named by their numbers.
  struct Slot: Sendable {
    /// What the network calls the ad unit.
    let id: String
    let unit: String
    /// The arbiter's word for the network.
    let platform: String
    /// The answer that brought its present ad or bid.
    var loaded: Int?
    /// The journal's names for that ad: the name it had when its bid came, and when it was loaded.
    var ads: Set<String> = []
    /// What the network says that this is worth.
    var price: String?
    /// The last question to the arbiter, and what the ad was worth then.
    var judged: (entry: Int, price: String?)?
    /// When another price was last said.
    var repriced: Int?
    var expired: Int?
    /// The call that showed it; nil once that is over.
    var shown: Int?
    /// The call that showed the ad of its last bid; nil if it was not shown.
    var spent: Int?
    /// A bid that has neither been accepted nor been told that it lost.
    var openBid: Int?
    /// When it was asked last.
    var asked: Instant
    /// The answer that there is no ad, or that nobody waits for one any longer, and its time; and the one
    /// that it had when it was asked last.
    var failed, failedBefore: (entry: Int, time: Instant)?

    /// Whether it has an ad that has not expired.
    var isLive: Bool { loaded != nil && expired == nil }

    /// Whether its ad is the one that a unit has on the screen.
    func isShown(in unit: String?) -> Bool { shown != nil && self.unit == unit }
  }

  /// The slot that an entry is about.
  func slot(of entry: Entry) -> Slot? {
    entry.adUnitID.flatMap { id in slots.first { $0.id == id } }
  }

  /// All slots of the unit that an entry is about.
  func slots(of entry: Entry) -> [Slot] {
    guard let unit = entry.unitOfAd else { return [] }
    return slots.filter { $0.unit == unit }
  }

  // MARK: What happens

  mutating func add(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .networkAsked: begin(entry)
    case .slotTimedOut: giveUp(entry)
    case .arbitrationAsked: judge(entry)
    case .disposed: slots.removeAll { $0.unit == entry.unitOfAd }
    case .networkClosedUntold, .coverForced: closeUntold(entry)
    default:
      guard let place = slots.firstIndex(where: { $0.id == entry.adUnitID }) else { return }
      slots[place].add(entry, sense)
    }
  }

  /// The phone stood still for so long. Nobody could act, and no entry is late by it; but a pause went by.
  mutating func pass(_ time: Duration) {
    let less = Duration.zero - time
    for place in slots.indices {
      slots[place].failed = slots[place].failed.map { ($0.entry, $0.time + less) }
      slots[place].failedBefore = slots[place].failedBefore.map { ($0.entry, $0.time + less) }
    }
  }

  private mutating func begin(_ entry: Entry) {
    guard entry.from.role == .arbiter, let id = entry.adUnitID, let unit = entry.unitOfAd
    else { return }
    if let place = slots.firstIndex(where: { $0.id == id }) {
      slots[place].failedBefore = slots[place].failed
      (slots[place].asked, slots[place].failed) = (entry.time, nil)
    } else {
      let platform = entry.to?.name?.uppercased() ?? ""
      slots.append(Slot(id: id, unit: unit, platform: platform, asked: entry.time))
    }
  }

  /// The round is over for all that have not answered. What a network says later is not what the
  /// controller's pause is counted from.
  private mutating func giveUp(_ entry: Entry) {
    for place in slots.indices
    where slots[place].unit == entry.unitOfAd && slots[place].loaded == nil
      && slots[place].failed == nil
    {
      slots[place].failed = (entry.number, entry.time)
    }
  }

  /// The network has not said so, or not yet.
  private mutating func closeUntold(_ entry: Entry) {
    for place in slots.indices where slots[place].isShown(in: entry.unitOfAd) { slots[place].end() }
  }

  private mutating func judge(_ entry: Entry) {
    for place in slots.indices where slots[place].unit == entry.unitOfAd {
      slots[place].judged = (entry.number, slots[place].price)
    }
  }
}

extension Competition.Slot {
  fileprivate mutating func add(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .networkAnswered, .networkBidReceived:
      (loaded, price, expired, failed) = (entry.number, entry.data[.price], nil, nil)
      entry.ad.map { _ = ads.insert($0) }
      if sense == .networkBidReceived { (openBid, spent) = (entry.number, nil) }
    case .networkFailed:
      // A bid that lost is answered with a failure, too.
      if loaded == nil, failed == nil { failed = (entry.number, entry.time) }
      if shown == nil { end() }
    case .adInfoChanged: (price, repriced) = (entry.data[.price], entry.number)
    // After the controller is disposed of, an ad that it asked for earlier is no longer its ad.
    case .networkExpired where entry.ad.map(ads.contains) == true: expired = entry.number
    case .bidWonTold, .bidLostTold: openBid = nil
    case .networkShowAsked: shown = entry.number
    case .networkWillPresent: spent = shown
    case .networkShowFailed:
      spent = nil
      end()
    // A network may tell late what has been seen, when the slot has its next ad.
    case .networkClosed where shown != nil: end()
    default: break
    }
  }

  /// Its ad is of no more use.
  fileprivate mutating func end() {
    (loaded, price, expired, shown, openBid) = (nil, nil, nil, nil, nil)
    ads = []
  }
}

extension Entry {
  fileprivate var adUnitID: String? {
    data[.adUnitID]
  }
}
