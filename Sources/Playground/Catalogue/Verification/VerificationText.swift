package import Verifying

/// What the verification lab says.
package enum VerificationText {
  package static func title(_ request: VerificationRequest) -> String {
    switch request {
    case .honest: "honest request"
    case .escaped: "honest request with escapes"
    case .attack(let attack): title(attack)
    }
  }

  package static func title(_ attack: VerificationAttack) -> String {
    switch attack {
    case .replayed: "replayed transaction"
    case .amountChanged: "changed amount"
    case .wrongKey: "wrong or unknown key"
    case .otherMessage: "signature of another request"
    case .old: "a week old"
    case .rearranged: "rearranged, or added to"
    case .dataMissing: "without custom data"
    case .twiceAtOnce: "twice at once"
    case .unsigned: "without a signature"
    }
  }

  /// `LET IN   200, 403`.
  package static func outcome(_ result: VerificationResult) -> String {
    let word =
      switch result.outcome {
      case .granted: "granted"
      case .refused: result.isGood ? "refused" : "REFUSED"
      case .letIn: "LET IN"
      case .unclear: "unclear"
      case .noAnswer: "no answer"
      }
    let answers = result.answers.map { answer in
      switch answer {
      case .success(let answer): "\(answer.status)"
      case .failure: "–"
      }
    }
    let gap = String(repeating: " ", count: 9 - word.count)
    return "\(word)\(gap)  \(answers.joined(separator: ", "))"
  }

  /// What to do about a result; nothing for a good one.
  package static func advice(_ result: VerificationResult) -> [String] {
    guard !result.isGood else { return [] }
    let troubles = result.answers.compactMap { answer -> String? in
      guard case .failure(let trouble) = answer else { return nil }
      return trouble.sentence
    }
    if result.outcome == .noAnswer { return Array(troubles.prefix(1)) }
    if result.outcome == .unclear {
      return ["200 is right if nothing more was granted; --granted TEXT tells the two apart"]
    }
    switch result.request {
    case .honest where result.answers.contains { (try? $0.get())?.isAccepted == true }:
      return ["the answer says that it was taken, and does not have the text of --granted"]
    case .honest: return ["nothing is learned of attacks as long as honest requests are refused"]
    case .escaped:
      return ["Google signs the text without its escapes: unescape the query before you verify it"]
    case .attack(let attack): return [fix(attack)]
    }
  }

  package static func fix(_ attack: VerificationAttack) -> String {
    switch attack {
    case .replayed: "keep every transaction_id, and grant each once"
    case .amountChanged: "verify the signature over the query that was sent, then read it"
    case .wrongKey: "verify with the key that key_id names in the list, and with no other"
    case .otherMessage: "verify the signature over this request's own query"
    case .old: "refuse a timestamp that is older than your memory of transactions"
    case .rearranged: "read each parameter once, in Google's order, from the text that was signed"
    case .dataMissing: "refuse a request without what your app always sets"
    case .twiceAtOnce: "store transaction_id and reward in one step, with a unique index"
    case .unsigned: "grant nothing without signature and key_id, whatever an app says"
    }
  }

  package static func verdict(_ results: [VerificationResult]) -> String {
    if results.count == 1, !results[0].isGood {
      return "The honest request was not granted, so the attacks were not sent."
    }
    let attacks = results.filter { VerificationAttack(rawValue: $0.request.word) != nil }
    let letIn = attacks.count { $0.outcome == .letIn }
    let unjudged = attacks.count { !$0.isGood } - letIn
    var sentences = [
      letIn == 0 && unjudged == 0
        ? "Your server stands all nine attacks."
        : "Your server let in \(letIn) of 9 attacks."
    ]
    if unjudged > 0 { sentences.append("\(unjudged) can't be judged.") }
    if results.contains(where: { $0.request == .escaped && !$0.isGood }) {
      sentences.append("It refuses honest requests with escapes.")
    }
    return sentences.joined(separator: " ")
  }

  // MARK: The sample server

  package static func listening(rewards: String, keys: String) -> String {
    "rewards at \(rewards), keys at \(keys)"
  }

  package static func granted(_ callback: RewardCallback) -> String {
    let reward = [callback[.rewardAmount], callback[.rewardItem]].compactMap(\.self)
    let user = callback[.user].map { " to \($0)" } ?? ""
    let data = callback[.customData].map { " for \($0)" } ?? ""
    return "granted: \(reward.joined(separator: " "))\(user)\(data)"
  }

  package static func refused(_ refusal: CallbackRefusal) -> String {
    switch refusal {
    case .notSigned: "refused: there is no signature with a key_id behind it"
    case .unreadable: "refused: the query can't be read"
    case .outOfOrder(let name): "refused: \(name) is there twice, or not in its place"
    case .missing(let name): "refused: there is no \(name.rawValue)"
    case .unknownKey(let id): "refused: no key has the number \(id)"
    case .badSignature: "refused: the signature does not fit"
    case .notNow: "refused: the timestamp is more than an hour away"
    case .repeated: "repeated: nothing more for this transaction"
    }
  }
}
