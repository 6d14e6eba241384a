import Verifying

/// Sends requests to a server on this machine, and nowhere else: a redirection is not followed.
struct VerifyClient {
  let url: LoopbackURL
  let timeout: Duration

  /// The longest answer.
  static let longestAnswer = 1 << 20

  func answer(to query: String) -> Result<HTTPAnswer, VerificationTrouble> {
    answers(to: [query])[0]
  }

  /// Sends all of them at the same moment: their last bytes go when the rest of each has gone.
  func answers(to queries: [String]) -> [Result<HTTPAnswer, VerificationTrouble>] {
    let deadline = Deadline(timeout)
    let requests = queries.map { query in
      let bytes = request(query)
      let connection = connect(deadline).flatMap { socket in
        send(bytes.dropLast(), on: socket, deadline)
      }
      return (connection, bytes.suffix(1))
    }
    let connections = requests.map { connection, end in
      connection.flatMap { send(end, on: $0, deadline) }
    }
    return connections.map { connection in connection.flatMap { receive(from: $0, deadline) } }
  }

  private typealias Outcome<Value> = Result<Value, VerificationTrouble>

  private func request(_ query: String) -> [UInt8] {
    let lines = [
      "GET \(url.path)?\(query) HTTP/1.1", "Host: \(url.address.text)",
      "User-Agent: adplay/\(Version.current)", "Accept: */*", "Connection: close", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  private func connect(_ deadline: Deadline) -> Outcome<LoopbackSocket> {
    Result { () throws(VerificationTrouble) in
      try LoopbackSocket.connected(to: url.address, before: deadline)
    }
  }

  private func send(
    _ bytes: ArraySlice<UInt8>, on socket: LoopbackSocket, _ deadline: Deadline
  ) -> Outcome<LoopbackSocket> {
    Result { () throws(VerificationTrouble) in
      try socket.send(Array(bytes), before: deadline)
      return socket
    }
  }

  private func receive(
    from socket: LoopbackSocket, _ deadline: Deadline
  ) -> Outcome<HTTPAnswer> {
    Result { () throws(VerificationTrouble) in
      try HTTPAnswer(
        socket.receive(
          atMost: Self.longestAnswer, before: deadline, isWhole: HTTPAnswer.isWhole))
    }
  }
}
