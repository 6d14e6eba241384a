import Catalogue
import JSON
import Verifying

/// A sample publisher's server, which also serves the keys. It answers one request after the other, so that
/// no two can be granted at once.
@MainActor
struct VerifyServer {
  private let keys: [VerifierKey]
  private let printsJSON: Bool
  private var publisher: SamplePublisher

  init(_ keys: [VerifierKey], _ options: VerifyOptions) throws(VerificationTrouble) {
    self.keys = keys
    printsJSON = options.printsJSON
    publisher = SamplePublisher(keys, isNaive: options.isNaive, try Cryptography())
  }

  private static let keysPath = "/keys.json"
  private static let longestRequest = 1 << 14
  /// Connections are served one after the other, so a slow one is given up after this time.
  private static let patience = Duration.seconds(5)

  func serve(at address: LoopbackAddress) throws(VerificationTrouble) -> Never {
    let socket = try LoopbackSocket.listening(at: address)
    let place = LoopbackAddress(host: address.host, port: socket.port)
    let (rewards, keys) = (
      LoopbackURL(address: place, path: "/reward"), LoopbackURL(address: place, path: Self.keysPath)
    )
    if !printsJSON {
      Console.print(VerificationText.listening(rewards: rewards.text, keys: keys.text) + "\n")
    }
    var server = self
    while true {
      if let connection = socket.accepted() { server.handle(connection) }
    }
  }

  /// A connection that is too slow, sends too much or has ended is closed without an answer.
  private mutating func handle(_ connection: LoopbackSocket) {
    let deadline = Deadline(Self.patience)
    let bytes = try? connection.receive(atMost: Self.longestRequest, before: deadline) {
      HTTPHead($0) != nil
    }
    guard let head = bytes.flatMap({ HTTPHead($0) }) else { return }
    try? connection.send(answer(to: head), before: deadline)
  }

  private mutating func answer(to head: HTTPHead) -> [UInt8] {
    guard let target = head.getTarget else {
      return HTTPAnswer(status: 405, body: "GET only\n").bytes()
    }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0] == Self.keysPath {
      let body = String(decoding: KeyList.json(keys), as: UTF8.self)
      return HTTPAnswer(status: 200, body: body).bytes(type: "application/json")
    }
    guard parts.count == 2 else {
      return HTTPAnswer(status: 404, body: "no reward without a query\n").bytes()
    }
    return answer(toReward: String(parts[1])).bytes()
  }

  /// A request that comes again was not heard of, so it is answered as the first one was.
  private mutating func answer(toReward query: String) -> HTTPAnswer {
    do throws(CallbackRefusal) {
      let callback = try publisher.grant(query, now: VerifyCommand.now)
      tell(callback, nil)
      return HTTPAnswer(status: 200, body: VerificationText.granted(callback) + "\n")
    } catch {
      tell(nil, error)
      return HTTPAnswer(
        status: error == .repeated ? 200 : 403, body: VerificationText.refused(error) + "\n")
    }
  }

  private func tell(_ callback: RewardCallback?, _ refusal: CallbackRefusal?) {
    let sentence = callback.map(VerificationText.granted) ?? refusal.map(VerificationText.refused)
    guard printsJSON else { return Console.print("\(sentence ?? "")\n") }
    Console.print(
      json: JSONWriter.line { json in
        json.writeMember("granted", callback != nil)
        json.writeMember("text", sentence)
        for name in CallbackParameter.allCases {
          json.writeMember(name.rawValue, callback?[name])
        }
      })
  }
}
