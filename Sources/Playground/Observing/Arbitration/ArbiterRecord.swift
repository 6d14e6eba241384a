package import Scenarios
package import Simulation

/// What the journal says about a unit whose ads an arbiter chooses: where each slot's ad is, how every
/// round ended and why, and what the controller does now.
package struct ArbiterRecord: Equatable, Sendable {
  package let unit: String
  /// In the order of the settings.
  package internal(set) var slots: [SlotRecord]
  /// The rounds that have ended, oldest first.
  package internal(set) var rounds: [ArbitrationRecord] = []
  package internal(set) var phase = Phase.idle
  /// The platform that was shown last.
  package internal(set) var shown: Scenario.Vendor?
  /// Whether the present round has asked for an arbitration.
  var isAsked = false
  /// Whether the application has not started CloudX, and asks its arbiter all the same.
  var asksUnstarted: Bool
  /// The platforms whose SDKs could not be started.
  var unstarted: Set<Scenario.Vendor> = []
  /// The bids of the last question, by their identifiers.
  var submitted: [String: ArbitrationRecord.Submission] = [:]

  package init(_ unit: String, _ arbitration: Scenario.Arbitration) {
    self.unit = unit
    asksUnstarted = arbitration.asksUnstarted
    slots = arbitration.slots.map { SlotRecord($0.label, $0.platform) }
  }

  /// Where the controller is, and what belongs to that.
  package enum Phase: Equatable, Sendable {
    case idle
    case loading(since: Instant)
    case arbitrating(since: Instant)
    /// The slot with this label has won, and waits for its moment.
    case ready(String)
    case noWinner
    case waitingRetry(attempt: Int, until: Instant)
    case showing(String)
    case disposed
  }

  /// The slot that has won, and waits or is shown.
  package var winner: String? {
    switch phase {
    case .ready(let slot), .showing(let slot): slot
    case .idle, .loading, .arbitrating, .noWinner, .waitingRetry, .disposed: nil
    }
  }

  /// Whether a slot's SDK has not been started, so that it cannot have an ad.
  package func isUnstarted(_ slot: SlotRecord) -> Bool {
    unstarted.contains(slot.platform) || asksUnstarted && slot.platform == .arbiter
  }

  /// What a platform is called here: its slot's label, unless several slots are of that platform.
  package func name(of token: String) -> String {
    let slots = slots.filter { $0.platform.token == token }
    return slots.count == 1 ? slots[0].label : token
  }

  /// The rounds so far, the present one included.
  package var roundCount: Int {
    switch phase {
    case .loading, .arbitrating: rounds.count + 1
    case .idle, .ready, .noWinner, .waitingRetry, .showing, .disposed: rounds.count
    }
  }
}

/// One SDK's ad in a competition.
package struct SlotRecord: Equatable, Sendable {
  package let label: String
  package let platform: Scenario.Vendor
  package internal(set) var state = State.empty

  init(_ label: String, _ platform: Scenario.Vendor) {
    self.label = label
    self.platform = platform
  }

  package enum State: Equatable, Sendable {
    case empty
    case loading(since: Instant)
    case loaded(Offer)
    /// What its SDK said.
    case failed(String)
    /// It has not answered in time.
    case late
    case expired
    case showing(Offer?)
  }

  /// What a loaded ad is worth.
  package struct Offer: Equatable, Sendable {
    /// In the platform's own unit, as it was said; "missing" if it was not.
    package let price: String
    /// What one impression earns, in millionths of a dollar; nil if that cannot be said.
    package let microUSD: Int?
    package let precision: String
    /// Since when the ad is loaded.
    package let since: Instant
  }

  /// Whether its ad is on the screen, or about to be.
  package var isShowing: Bool { if case .showing = state { true } else { false } }

  /// What its loaded ad is worth.
  package var offer: Offer? {
    switch state {
    case .loaded(let offer): offer
    case .showing(let offer): offer
    case .empty, .loading, .failed, .late, .expired: nil
    }
  }
}

/// How one round was decided.
package struct ArbitrationRecord: Equatable, Sendable {
  /// The arbiter's word for a winner that there is not.
  package static let noWinner = "NONE"

  /// The round's number in its unit, from 1.
  package let number: Int
  /// The platform's name, or ``noWinner``.
  package let winner: String
  /// Who decided: `single`, `service`, `fallback` or `none`.
  package let decider: String
  /// The winner first, then by rank, then those without one.
  package let bids: [Bid]
  package let time: Instant

  package struct Bid: Equatable, Sendable {
    package let platform: String
    /// In the platform's own unit.
    package let price: String?
    package let microUSD: Int?
    package let rank: Int?
    package let why: String
    /// The bid as it was submitted; nil if nobody was asked.
    package let submission: Submission?
  }

  /// An ad as the arbiter was told of it.
  package struct Submission: Equatable, Sendable {
    package let price: String
    package let buyer: String
    package let precision: String
    package let extras: [String: String]
  }
}
