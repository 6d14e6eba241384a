/// What the lab sent, in the order in which it does.
package enum VerificationRequest: Equatable, Sendable {
  case honest
  /// Honest, with a value that has to be escaped.
  case escaped
  case attack(VerificationAttack)

  /// One word for programs.
  package var word: String {
    switch self {
    case .honest: "honest"
    case .escaped: "honest-escaped"
    case .attack(let attack): attack.rawValue
    }
  }
}

/// A request with its answers.
package struct VerificationResult: Sendable {
  package let request: VerificationRequest
  package let answers: [Result<HTTPAnswer, VerificationTrouble>]
  package let outcome: Outcome

  package enum Outcome: String, Sendable {
    /// An honest request has its reward.
    case granted
    case refused
    /// An attack had a reward.
    case letIn
    /// 200 is right for a request that comes again, whether it is granted again or not.
    case unclear
    case noAnswer
  }

  /// An answer grants a reward if it is 2xx, and has `grantedText` in it where there is one. Of requests
  /// at once one is due.
  package init(
    _ request: VerificationRequest, _ answers: [Result<HTTPAnswer, VerificationTrouble>],
    areAtOnce: Bool = false, grantedText: String?
  ) {
    (self.request, self.answers) = (request, answers)
    let heard = answers.compactMap { try? $0.get() }
    let grants = heard.count { answer in
      answer.isAccepted && grantedText.map(answer.body.contains) ?? true
    }
    let isSilent = heard.count < answers.count
    switch request {
    case .honest, .escaped:
      outcome = grants == answers.count ? .granted : isSilent ? .noAnswer : .refused
    case .attack(let attack):
      let isTooMuch = grants > (areAtOnce ? 1 : 0)
      let cannotTell = grantedText == nil && attack.isRepetition
      outcome =
        isTooMuch ? cannotTell ? .unclear : .letIn : isSilent ? .noAnswer : .refused
    }
  }

  package var isGood: Bool {
    switch request {
    case .honest, .escaped: outcome == .granted
    case .attack: outcome == .refused
    }
  }
}

extension VerificationAttack {
  /// Whether its requests are honest but for coming again.
  fileprivate var isRepetition: Bool { self == .replayed || self == .twiceAtOnce }
}
