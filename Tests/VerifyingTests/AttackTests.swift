import JSON
import Simulation
import Testing

@testable import Verifying

/// Honest requests and attacks, at a server that checks and at one that does not.
struct AttackTests {
  private let lab: VerificationLab
  private let cryptography: Cryptography
  private static let now = 1_790_000_000_000

  init() throws {
    cryptography = try Cryptography()
    lab = try Self.lab(VerificationLab.usualValues, cryptography)
  }

  private static func lab(
    _ values: RewardCallback, _ cryptography: Cryptography
  ) throws -> VerificationLab {
    try VerificationLab(
      seed: 1, values, now: now, transactions: RandomStream(seed: 3, name: "transactions"),
      cryptography)
  }

  private func publisher(isNaive: Bool = false) -> SamplePublisher {
    SamplePublisher(lab.keys, isNaive: isNaive, cryptography)
  }

  /// Nil for a reward that is granted.
  private func refusal(_ publisher: inout SamplePublisher, _ query: String) -> CallbackRefusal? {
    do throws(CallbackRefusal) {
      _ = try publisher.grant(query, now: Self.now + 1000)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a request has Google's parameters in Google's order`() throws {
    let query = try lab.honestQuery()
    let names = query.split(separator: "&").map { $0.prefix { $0 != "=" } }
    #expect(
      names == [
        "ad_network", "ad_unit", "custom_data", "reward_amount", "reward_item", "timestamp",
        "transaction_id", "user_id", "signature", "key_id",
      ])
    #expect(query.contains("&timestamp=1790000000000&transaction_id="))
    #expect(try lab.escapedQuery().contains("&custom_data=level%204%20%3D%2050%20%25%20%E2%9C%93&"))
    #expect(try query == lab.honestQuery())
  }

  @Test func `honest requests are granted`() throws {
    var publisher = publisher()
    let callback = try publisher.grant(try lab.honestQuery(), now: Self.now)
    #expect(callback[.rewardAmount] == "5" && callback[.user] == "player-17")
    let escaped = try publisher.grant(try lab.escapedQuery(), now: Self.now)
    #expect(escaped[.customData] == "level 4 = 50 % ✓")
  }

  @Test func `a server that checks lets no attack in, and says why`() throws {
    let expected: [VerificationAttack: [CallbackRefusal?]] = [
      .replayed: [.repeated], .amountChanged: [.badSignature],
      .wrongKey: [.unknownKey(try strangersNumber()), .badSignature],
      .otherMessage: [.badSignature], .old: [.notNow],
      .rearranged: [
        .outOfOrder("transaction_id"), .outOfOrder("reward_amount"), .notSigned,
      ],
      .dataMissing: [.missing(.customData)], .twiceAtOnce: [nil, .repeated],
      .unsigned: [.notSigned],
    ]
    var publisher = publisher()
    #expect(refusal(&publisher, try lab.honestQuery()) == nil)
    for attack in VerificationAttack.allCases {
      let queries = try lab.requests(of: attack).queries
      #expect(queries.map { refusal(&publisher, $0) } == expected[attack], "\(attack)")
    }
  }

  private func strangersNumber() throws -> Int {
    let query = try #require(lab.requests(of: .wrongKey).queries.first)
    return try #require(query.split(separator: "=").last.flatMap { Int($0) })
  }

  @Test func `a naive server lets every attack in`() throws {
    var publisher = publisher(isNaive: true)
    for attack in VerificationAttack.allCases {
      for query in try lab.requests(of: attack).queries {
        #expect(refusal(&publisher, query) == nil, "\(attack)")
      }
    }
    #expect(refusal(&publisher, "user_id=player-17") == .missing(.rewardAmount))
  }

  /// The signature fits, so that only the order shows that the amount is the app's.
  @Test func `a value that becomes a parameter keeps its signature`() throws {
    let query = try lab.requests(of: .rearranged).queries[1]
    let mark = try #require(query.firstRange(of: "&signature="))
    let end = query[mark.upperBound...].split(separator: "&")
    let signature = try #require(
      Base64URL.bytes(String(end[0])).flatMap(ECDSASignature.init(der:)))
    let text = try #require(PercentEscape.unescaped(query[..<mark.lowerBound]))
    #expect(cryptography.isValid(signature, of: Array(text.utf8), by: lab.keys[0].point))
    #expect(text.contains("&reward_amount=5000&reward_amount=5&"))
  }

  @Test(arguments: ["5", "5000"]) func `a changed amount is another one`(_ amount: String) throws {
    let lab = try Self.lab(VerificationLab.usualValues.with([.rewardAmount: amount]), cryptography)
    let query = try #require(try lab.requests(of: .amountChanged).queries.first)
    #expect(!query.contains("&reward_amount=\(amount)&") && query.contains("&reward_amount=50"))
  }

  @Test func `without a text of the app, the user is what can be missing`() throws {
    let lab = try Self.lab(VerificationLab.usualValues.with([.customData: nil]), cryptography)
    let query = try #require(try lab.requests(of: .dataMissing).queries.first)
    #expect(!query.contains("user_id") && !query.contains("custom_data"))
  }

  @Test(arguments: [
    ("", CallbackRefusal.notSigned), ("a=1&signature=&key_id=1", .notSigned),
    ("a=1&signature=MAYCAQECAQE", .notSigned), ("a=1&signature=MAYCAQECAQE&key_id=x", .notSigned),
    ("a=1&key_id=1&signature=MAYCAQECAQE", .notSigned),
    ("a=1&signature=MAYCAQECAQE&key_id=1&key_id=2", .notSigned),
    ("a&signature=MAYCAQECAQE&key_id=1", .unreadable),
    ("a=%4&signature=MAYCAQECAQE&key_id=1", .unreadable),
    ("a=%FF&signature=MAYCAQECAQE&key_id=1", .unreadable),
    ("a=1&a=2&signature=MAYCAQECAQE&key_id=1", .outOfOrder("a")),
    ("a=1&signature=MAYCAQECAQE&key_id=1", .missing(.adNetwork)),
  ])
  func `what is no request is refused`(_ query: String, _ expected: CallbackRefusal) {
    var publisher = publisher()
    #expect(refusal(&publisher, query) == expected)
  }

  @Test func `prefixes of a request are refused, and changed characters`() throws {
    let query = try lab.honestQuery()
    var publisher = publisher()
    for length in stride(from: 0, to: query.count, by: 3) {
      #expect(refusal(&publisher, String(query.prefix(length))) != nil, "\(length)")
    }
    for place in query.indices.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
      var changed = query
      changed.replaceSubrange(place...place, with: query[place] == "1" ? "2" : "1")
      #expect(refusal(&publisher, changed) != nil, "\(changed)")
    }
    #expect(refusal(&publisher, query) == nil)
  }

  @Test func `keys are listed as Google lists them`() throws {
    let text = String(decoding: KeyList.json(lab.keys), as: UTF8.self)
    let key = lab.keys[0]
    #expect(text.hasPrefix(#"{"keys":[{"keyId":\#(key.id),"pem":"-----BEGIN PUBLIC KEY"#))
    #expect(text.contains(#"\u000a-----END PUBLIC KEY-----","base64":"\#(key.base64)"}"#))
    #expect(text.matches(of: /"keyId"/).count == 2)
  }

  @Test func `escapes come back as they went`() {
    let text = "level 4 = 50 % & ✓+~/?#"
    #expect(PercentEscape.unescaped(PercentEscape.escaped(text)) == text)
    #expect(PercentEscape.escaped("aZ9-._~ +é") == "aZ9-._~%20%2B%C3%A9")
    #expect(PercentEscape.unescaped("a+b") == "a+b")
  }
}
