import MediatedNetworks
import Scenarios
import Simulation

extension Scenario.ServedConduct {
  /// What the server answers in turn, with the ads of the network of that name.
  func mediatedAnswers(of network: String) -> [MediatedAnswer] {
    answers.map { answer in
      var made = MediatedAnswer(answer.mediatedOutcome, latency: answer.latency)
      made.manner = MediatedAnswer.Manner(answer.outcome)
      made.expiresAfter = answer.expiresAfter ?? ad?.expiresAfter
      made.showing = Showing(showing, order)
      made.order = MediatedOrder(order)
      made.counting = counting
      made.habits = Set(habits)
      made.creative = MediatedCreative(ad, of: network)
      made.creative.opensBlank = habits.contains(.opensBlankPage)
      made.price = 0.0128
      made.precision = "exact"
      made.buyer = network
      return made
    }
  }
}

extension Scenario.Aggregation.Answer {
  /// The service's own code comes before that of the outcome.
  fileprivate var mediatedOutcome: MediatedAnswer.Outcome {
    error.map { .error(code: $0, message: "") } ?? MediatedAnswer.Outcome(outcome)
  }
}
