/// A publisher's server that checks a request before it grants its reward, or a naive one that does not.
package struct SamplePublisher {
  private let keys: [VerifierKey]
  private let cryptography: Cryptography
  private let isNaive: Bool
  /// The transactions that were granted, the oldest first.
  private var granted: [String] = []

  package init(_ keys: [VerifierKey], isNaive: Bool, _ cryptography: Cryptography) {
    (self.keys, self.isNaive, self.cryptography) = (keys, isNaive, cryptography)
  }

  /// How long a request may be under way, in milliseconds.
  private static let longestWay = 3_600_000
  /// A server in earnest keeps all of them for as long as it takes old requests.
  private static let mostTransactions = 10_000

  /// The reward in a query, or why there is none. `now` is in milliseconds since 1970.
  package mutating func grant(
    _ query: String, now: Int
  ) throws(CallbackRefusal) -> RewardCallback {
    guard !isNaive else { return try Self.believe(query) }
    let received = try ReceivedCallback(query)
    try check(received, now: now)
    granted.append(received.callback[.transaction] ?? "")
    if granted.count > Self.mostTransactions { granted.removeFirst() }
    return received.callback
  }

  private func check(_ received: ReceivedCallback, now: Int) throws(CallbackRefusal) {
    guard let key = keys.first(where: { $0.id == received.key }) else {
      throw .unknownKey(received.key)
    }
    let text = Array(received.signedText.utf8)
    guard cryptography.isValid(received.signature, of: text, by: key.point) else {
      throw .badSignature
    }
    let values = received.callback
    guard let sent = values[.timestamp].flatMap(Int.init),
      (now - Self.longestWay...now + Self.longestWay).contains(sent)
    else { throw .notNow }
    for name in CallbackParameter.allCases where values[name] == nil { throw .missing(name) }
    guard let transaction = values[.transaction], !granted.contains(transaction) else {
      throw .repeated
    }
  }

  /// Takes the values from the query, and nothing else: the first of each name.
  private static func believe(_ query: String) throws(CallbackRefusal) -> RewardCallback {
    var callback = RewardCallback([:])
    for part in query.split(separator: "&") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let name = CallbackParameter(rawValue: String(halves[0])),
        callback[name] == nil
      else { continue }
      callback[name] = PercentEscape.unescaped(halves[1])
    }
    guard callback[.rewardAmount] != nil else { throw .missing(.rewardAmount) }
    return callback
  }
}
