import Simulation

/// What a network's server answers to one request, and how the ad behaves that comes with it.
package struct MediatedAnswer: Equatable, Sendable {
  /// Whether there is an ad.
  package var outcome: Outcome
  package var latency: Duration
  /// How often the answer arrives, and when.
  package var manner = Manner.once

  /// What the ad costs, in the network's own unit: any double. Nil if the network says nothing.
  package var price: Double?
  /// Where the network has the price from, in the network's own words.
  package var precision = ""
  /// The buyer behind the network, under the name in which the network passes it on.
  package var buyer = ""
  /// How long the ad may wait to be shown; nil for no limit.
  package var expiresAfter: Duration?

  /// What happens when it is shown.
  package var showing = Showing.normal
  /// In which order it reports its events.
  package var order = MediatedOrder()
  /// When its impression is counted.
  package var counting = MediatedCounting()
  /// What the network does of its own accord.
  package var habits: Set<NetworkHabit> = []
  package var creative = MediatedCreative()
  /// The networks that a mediator has asked before, in vain.
  package var passedOver: [Mediation.PassedOver] = []
  /// Whether the network has said that there is no ad, and its adapter that there is one.
  private(set) var isInvented = false

  package init(_ outcome: Outcome = .fill, latency: Duration = .milliseconds(200)) {
    self.outcome = outcome
    self.latency = latency
  }

  /// The same without its ad.
  var refused: Self {
    var answer = self
    answer.outcome = .unknown
    return answer
  }

  /// The same with an ad that nobody has.
  var invented: Self {
    var answer = self
    (answer.outcome, answer.showing, answer.isInvented) = (.fill, .fails, true)
    return answer
  }

  /// The price of one impression.
  func micros(_ isPerThousand: Bool) -> MicroDollars? {
    price.flatMap { price in
      isPerThousand ? MicroDollars(perThousand: price) : MicroDollars(perImpression: price)
    }
  }

  /// Whether there is an ad, and why not.
  package enum Outcome: Equatable, Sendable {
    case fill
    case noFill
    /// Any of the network's error codes.
    case error(code: Int, message: String)
    /// What every network has an error code of its own for.
    case networkError, timeout, badRequest, unknown
  }

  package enum Manner: String, CaseIterable, Sendable {
    case once, twice
    /// Inside the call that asks.
    case inline
    case never
  }
}
