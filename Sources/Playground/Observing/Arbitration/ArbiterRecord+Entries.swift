import Scenarios
import Simulation

extension ArbiterRecord {
  /// `entry` is about an ad of this unit.
  mutating func add(_ entry: Entry) {
    guard let sense = entry.sense else { return }
    switch sense {
    case .adAsked: begin(entry.time)
    case .arbitrationAsked: ask(entry)
    case .arbitrationAnswered:
      rounds.append(ArbitrationRecord(entry, number: rounds.count + 1, submitted))
    case .winnerPrepared: entry.data[.line].map { phase = .ready($0) }
    case .noWinner: endWithoutWinner(entry.time)
    case .retryPlanned: planRetry(entry)
    case .disposed: phase = .disposed
    case .slotTimedOut: change(entry.data[.line]) { $0.state = .late }
    case .networkClosedUntold, .coverForced: closeUntold()
    case .networkImpression: shown = showingPlatform ?? shown
    default: addToSlot(sense, entry)
    }
  }

  private mutating func begin(_ now: Instant) {
    phase = .loading(since: now)
    isAsked = false
  }

  private mutating func ask(_ entry: Entry) {
    phase = .arbitrating(since: entry.time)
    isAsked = true
    let bids = (entry.data[.bids] ?? []).map { ($0[.bidID] ?? "", $0) }
    submitted = Dictionary(bids) { first, _ in first }.mapValues(ArbitrationRecord.Submission.init)
  }

  /// A round that had nothing to submit is a round, too.
  private mutating func endWithoutWinner(_ now: Instant) {
    phase = .noWinner
    guard !isAsked else { return }
    rounds.append(
      ArbitrationRecord(
        number: rounds.count + 1, winner: ArbitrationRecord.noWinner, decider: "none",
        bids: slots.map { ArbitrationRecord.Bid($0, isUnstarted: isUnstarted($0)) }, time: now))
  }

  private mutating func planRetry(_ entry: Entry) {
    phase = .waitingRetry(
      attempt: entry.data[.attempt] ?? 0,
      until: entry.time + .milliseconds(entry.data[.delay] ?? 0))
  }

  // MARK: One slot

  private mutating func addToSlot(_ sense: Sense, _ entry: Entry) {
    let label = entry.data[.adUnitID].flatMap(label)
    switch sense {
    case .networkAsked: change(label) { $0.state = .loading(since: entry.time) }
    case .networkAnswered, .networkBidReceived, .adInfoChanged:
      change(label) { $0.take(.init(entry)) }
    case .networkFailed: change(label) { $0.state = .failed(entry.data[.error] ?? "") }
    case .networkExpired: change(label) { $0.state = .expired }
    case .networkShowAsked: show(label)
    case .networkClosed, .networkShowFailed:
      change(label) { $0.state = .empty }
      if case .showing = phase { phase = .idle }
    default: break
    }
  }

  private mutating func show(_ label: String?) {
    change(label) { $0.state = .showing($0.offer) }
    if let label { phase = .showing(label) }
  }

  /// The controller knows nothing of it, and stays where it is.
  private mutating func closeUntold() {
    for place in slots.indices where slots[place].isShowing { slots[place].state = .empty }
  }

  /// The platform whose ad is on the screen, or about to be.
  private var showingPlatform: Scenario.Vendor? {
    slots.first(where: \.isShowing)?.platform
  }

  /// A slot's SDK knows it as `UNIT/LABEL`.
  private func label(_ adUnitID: String) -> String? {
    guard adUnitID.hasPrefix("\(unit)/") else { return nil }
    return String(adUnitID.dropFirst(unit.count + 1))
  }

  private mutating func change(_ label: String?, _ change: (inout SlotRecord) -> Void) {
    guard let place = slots.firstIndex(where: { $0.label == label }) else { return }
    change(&slots[place])
  }
}

extension SlotRecord {
  /// A bid becomes an ad, or an ad worth something else, without being younger for it.
  fileprivate mutating func take(_ new: Offer) {
    let since = offer?.since ?? new.since
    state = .loaded(
      Offer(price: new.price, microUSD: new.microUSD, precision: new.precision, since: since))
  }
}

extension SlotRecord.Offer {
  fileprivate init(_ entry: Entry) {
    self.init(
      price: entry.data[.price] ?? "missing", microUSD: entry.data[.microUSD],
      precision: entry.data[.precision] ?? "", since: entry.time)
  }
}

extension ArbitrationRecord {
  fileprivate init(_ entry: Entry, number: Int, _ submitted: [String: Submission]) {
    self.init(
      number: number, winner: entry.data[.winner] ?? Self.noWinner,
      decider: entry.data[.by] ?? "none",
      bids: (entry.data[.bids] ?? []).map { Bid($0, submitted[$0[.bidID] ?? ""]) },
      time: entry.time)
  }
}

extension ArbitrationRecord.Submission {
  fileprivate init(_ facts: Fields) {
    let extras: Fields = facts[.extras] ?? .none
    self.init(
      price: facts[.price] ?? "", buyer: facts[.buyer] ?? "", precision: facts[.precision] ?? "",
      extras: Dictionary(extras.all.map { ($0.name, String(fact: $0.value) ?? "") }) { $1 })
  }
}

extension ArbitrationRecord.Bid {
  fileprivate init(_ facts: Fields, _ submission: ArbitrationRecord.Submission?) {
    self.init(
      platform: facts[.platform] ?? "", price: facts[.price],
      microUSD: facts[.microUSD], rank: facts[.rank], why: facts[.why] ?? "",
      submission: submission)
  }

  /// A slot that had nothing to submit, and why.
  fileprivate init(_ slot: SlotRecord, isUnstarted: Bool) {
    let why =
      switch slot.state {
      case _ where isUnstarted: "unstarted"
      case .failed(let error): error
      case .late: "timeout"
      case .expired: "expired"
      case .empty, .loading, .loaded, .showing: "none"
      }
    self.init(
      platform: slot.platform.token, price: nil, microUSD: nil, rank: nil, why: why,
      submission: nil)
  }
}
