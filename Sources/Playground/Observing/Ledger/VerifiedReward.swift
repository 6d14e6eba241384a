package import Simulation

/// One reward as Google's server told the publisher's of it, and what that answered.
package struct VerifiedReward: Equatable, Sendable {
  package let transaction: String
  /// The request's parameters, and when it was sent first.
  package let request: Fields
  package let time: Instant
  package private(set) var requests: [Request] = []
  private var isGivenUp = false

  /// A request, and its answer.
  package struct Request: Equatable, Sendable {
    package let entry: Int
    package let time: Instant
    package fileprivate(set) var answer: Answer?
  }

  package struct Answer: Equatable, Sendable {
    package let entry: Int
    package let kind: Kind
    /// As in HTTP; nil if nobody answered.
    package let status: Int?

    package enum Kind: Sendable { case granted, known, refused, missing }
  }

  /// How it stands.
  package enum State: Equatable, Sendable {
    /// No answer is known.
    case asked
    case granted
    case grantedAgain(times: Int)
    /// It was answered with 200, and granted to nobody.
    case grantedToNobody
    /// The next request is to come.
    case refused
    case givenUp

    /// Whether the publisher loses something, or the user does.
    package var isWrong: Bool {
      switch self {
      case .asked, .granted, .refused: false
      case .grantedAgain, .grantedToNobody, .givenUp: true
      }
    }
  }

  package var amount: Int? {
    if case .int(let amount)? = request["reward_amount"] { amount } else { nil }
  }
  package var item: String? { text("reward_item") }
  package var user: String? { text("user_id") ?? text("custom_data") }

  private func text(_ name: String) -> String? {
    if case .string(let text)? = request[name] { text } else { nil }
  }

  fileprivate init(_ entry: Entry, _ transaction: String) {
    self.transaction = transaction
    (request, time) = (entry.data, entry.time)
  }

  package var state: State {
    let answers = requests.compactMap(\.answer)
    let grants = answers.count { $0.kind == .granted }
    guard let last = answers.last else { return .asked }
    if grants > 0 { return grants == 1 ? .granted : .grantedAgain(times: grants) }
    if last.status == 200 { return last.kind == .refused ? .grantedToNobody : .granted }
    return isGivenUp ? .givenUp : .refused
  }
}

extension [VerifiedReward] {
  /// Takes an entry about one of them; any other changes nothing.
  mutating func add(_ entry: Entry, _ sense: Sense) {
    guard let transaction = entry.data[.transaction] else { return }
    let place = lastIndex { $0.transaction == transaction } ?? count
    if place == count { append(VerifiedReward(entry, transaction)) }
    self[place].add(entry, sense)
  }
}

extension VerifiedReward {
  fileprivate mutating func add(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .rewardVerified, .rewardVerifiedAgain:
      requests.append(Request(entry: entry.number, time: entry.time))
    case .rewardGivenUp: isGivenUp = true
    default:
      guard let kind = Answer.Kind(sense),
        let place = requests.firstIndex(where: { $0.answer == nil })
      else { return }
      requests[place].answer = Answer(
        entry: entry.number, kind: kind, status: entry.data[.status])
    }
  }
}

extension VerifiedReward.Answer.Kind {
  fileprivate init?(_ sense: Sense) {
    switch sense {
    case .rewardGranted: self = .granted
    case .rewardKnown: self = .known
    case .rewardRefused: self = .refused
    case .rewardUnanswered: self = .missing
    default: return nil
    }
  }
}
