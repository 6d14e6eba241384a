package import Simulation

/// Makes honest requests and attacks, each with a transaction of its own.
package struct VerificationLab {
  /// Two keys, as Google has several at a time. The first one signs.
  package let keys: [VerifierKey]
  private let signer: SigningKey
  private let otherKey: SigningKey
  private let strangersKey: SigningKey
  private let values: RewardCallback
  /// Milliseconds since 1970.
  private let now: Int
  private let transactions: RandomStream
  private let honest: RewardCallback

  /// The keys come from the seed; `values` replace the usual ones. `transactions` should be others in
  /// every run, since a server remembers them.
  package init(
    seed: UInt64, _ values: RewardCallback, now: Int, transactions: RandomStream,
    _ cryptography: Cryptography
  ) throws(VerificationTrouble) {
    signer = try SigningKey(seed: seed, name: "verification key 1", cryptography)
    otherKey = try SigningKey(seed: seed, name: "verification key 2", cryptography)
    strangersKey = try SigningKey(seed: seed, name: "a stranger's key", cryptography)
    keys = [signer.verifier, otherKey.verifier]
    (self.values, self.now, self.transactions) = (values, now, transactions)
    honest = Self.fresh(values, at: now, transactions)
  }

  /// The values of a request that nobody changed.
  package static let usualValues = RewardCallback([
    .adNetwork: "5450213213286189855", .adUnit: "1234567890", .customData: "level-4",
    .rewardAmount: "5", .rewardItem: "coins", .user: "player-17",
  ])

  private func fresh() -> RewardCallback { Self.fresh(values, at: now, transactions) }

  private static func fresh(
    _ values: RewardCallback, at now: Int, _ transactions: RandomStream
  ) -> RewardCallback {
    let transaction = (0..<32).map { _ in String(transactions.next(below: 16), radix: 16) }
    return values.with([.timestamp: String(now), .transaction: transaction.joined()])
  }

  // MARK: Honest requests

  package func honestQuery() throws(VerificationTrouble) -> String {
    try honest.query(signedBy: signer)
  }

  /// One with a value that has to be escaped.
  package func escapedQuery() throws(VerificationTrouble) -> String {
    try fresh().with([.customData: "level 4 = 50 % ✓"]).query(signedBy: signer)
  }

  // MARK: Attacks

  package func requests(
    of attack: VerificationAttack
  ) throws(VerificationTrouble) -> AttackRequests {
    switch attack {
    case .replayed: AttackRequests(queries: [try honestQuery()])
    case .amountChanged: AttackRequests(queries: [try amountChanged()])
    case .wrongKey: AttackRequests(queries: try wrongKeys())
    case .otherMessage: AttackRequests(queries: [try query(fresh(), signedAs: honest)])
    case .old: AttackRequests(queries: [try old()])
    case .rearranged:
      AttackRequests(queries: [try reordered(), try unescaped(), try appended()])
    case .dataMissing: AttackRequests(queries: [try dataMissing()])
    case .twiceAtOnce:
      AttackRequests(
        queries: Array(repeating: try fresh().query(signedBy: signer), count: 2), areAtOnce: true)
    case .unsigned: AttackRequests(queries: [fresh().sentText])
    }
  }

  /// Another amount than the honest one.
  private var loot: String { values[.rewardAmount] == "5000" ? "50000" : "5000" }

  private func amountChanged() throws(VerificationTrouble) -> String {
    let callback = fresh()
    return try query(callback.with([.rewardAmount: loot]), signedAs: callback)
  }

  private func wrongKeys() throws(VerificationTrouble) -> [String] {
    let callback = fresh()
    let other = try callback.signature(by: signer)
    return [
      try fresh().query(signedBy: strangersKey),
      RewardCallback.query(callback.sentText, signature: other, key: otherKey.verifier.id),
    ]
  }

  private func old() throws(VerificationTrouble) -> String {
    let week = 7 * 86_400_000
    return try fresh().with([.timestamp: String(now - week)]).query(signedBy: signer)
  }

  private func reordered() throws(VerificationTrouble) -> String {
    let callback = fresh()
    let sent = callback.sentText(CallbackParameter.allCases.reversed())
    return RewardCallback.query(
      sent, signature: try callback.signature(by: signer), key: signer.verifier.id)
  }

  /// The app's own text names an amount. Escaped it is data; once it is not, the signature still fits, and
  /// the first amount is the app's.
  private func unescaped() throws(VerificationTrouble) -> String {
    let name = CallbackParameter.rewardAmount.rawValue
    let data = "\(values[.customData] ?? "")&\(name)=\(loot)"
    let callback = fresh().with([.customData: data])
    let sent = callback.sentText.replacing("%26", with: "&").replacing("%3D", with: "=")
    return RewardCallback.query(
      sent, signature: try callback.signature(by: signer), key: signer.verifier.id)
  }

  /// Behind what is signed, where a server finds it that looks for parameters in the whole query.
  private func appended() throws(VerificationTrouble) -> String {
    try fresh().query(signedBy: signer) + "&\(CallbackParameter.rewardAmount.rawValue)=\(loot)"
  }

  /// An app that sets its options too late, or not at all. Of one that has no text of its own, the user is
  /// left out.
  private func dataMissing() throws(VerificationTrouble) -> String {
    let name = values[.customData] == nil ? CallbackParameter.user : .customData
    return try fresh().with([name: nil]).query(signedBy: signer)
  }

  private func query(
    _ callback: RewardCallback, signedAs other: RewardCallback
  ) throws(VerificationTrouble) -> String {
    RewardCallback.query(
      callback.sentText, signature: try other.signature(by: signer), key: signer.verifier.id)
  }
}
