import AdServing
import Contract
import MediatedNetworks
import Scenarios
import Simulation

extension Scenario.Slot {
  /// What the platform calls the slot's ad unit.
  func adUnitID(in unit: String) -> String { "\(unit)/\(label)" }

  /// The slot's ads on the platform's server.
  func id(in unit: String) -> MediatedAdID {
    MediatedAdID(network: platform.name, key: adUnitID(in: unit))
  }

  /// What the platform's server answers.
  var answer: MediatedAnswer {
    var answer = MediatedAnswer(MediatedAnswer.Outcome(outcome), latency: latency)
    answer.manner = isInline ? .inline : MediatedAnswer.Manner(outcome)
    answer.price = price?.value
    answer.precision = precision
    answer.buyer = network
    answer.expiresAfter = expiresAfter ?? ad?.expiresAfter
    answer.showing = Showing(showing, order)
    answer.order = MediatedOrder(order)
    answer.counting = counting
    answer.habits = Set(habits)
    answer.creative.opensBlank = habits.contains(.opensBlankPage)
    answer.creative = MediatedCreative(ad, of: platform.name)
    return answer
  }
}

extension MediatedAnswer.Outcome {
  init(_ outcome: Scenario.NetworkOutcome) {
    self =
      switch outcome {
      case .fill, .neverAnswers, .answersTwice: .fill
      case .noFill: .noFill
      case .networkError: .networkError
      case .badRequest: .badRequest
      case .timeout: .timeout
      case .unknown: .unknown
      }
  }
}

extension MediatedAnswer.Manner {
  init(_ outcome: Scenario.NetworkOutcome) {
    self =
      switch outcome {
      case .fill, .noFill, .networkError, .badRequest, .timeout, .unknown: .once
      case .neverAnswers: .never
      case .answersTwice: .twice
      }
  }
}

extension Showing {
  init(_ showing: Showing, _ order: Scenario.CallbackOrder) {
    self = showing == .normal && order == .hideNever ? .goesUntold : showing
  }
}

extension MediatedOrder {
  init(_ order: Scenario.CallbackOrder) {
    self.init()
    switch order {
    case .usual, .hideNever: break
    case .impressionFirst: revenue = .first
    case .rewardLast: reward = .afterHide
    case .impressionFirstRewardLast: (revenue, reward) = (.first, .afterHide)
    case .rewardNever: reward = .lost
    case .rewardTwice: reward = .twice
    case .rewardFirst: reward = .early
    case .revenueLast: revenue = .late
    case .displayTwice: display = .twice
    case .displayLast: display = .late
    case .displayNever: display = .never
    }
  }
}
