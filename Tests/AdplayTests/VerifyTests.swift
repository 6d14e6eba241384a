import Catalogue
import Foundation
import Testing
import Verifying

@testable import Adplay

/// The client of the verification lab, at servers that do not answer as they should.
struct VerifyTests {
  private typealias Answer = Result<HTTPAnswer, VerificationTrouble>

  /// Asks a server that has read the request and then does something.
  private func ask(
    host: LoopbackAddress.Host = .four, timeout: Duration = .seconds(60),
    _ act: @escaping @Sendable (LoopbackSocket) throws(VerificationTrouble) -> Void
  ) throws -> Answer {
    let listener = try LoopbackSocket.listening(at: LoopbackAddress(host: host, port: 0))
    let address = LoopbackAddress(host: host, port: listener.port)
    Thread.detachNewThread {
      guard let connection = listener.accepted() else { return }
      let request = try? connection.receive(atMost: 1 << 14, before: Self.patience()) {
        HTTPHead($0) != nil
      }
      if request != nil { try? act(connection) }
    }
    return VerifyClient(url: LoopbackURL(address: address, path: "/reward"), timeout: timeout)
      .answer(to: "a=b")
  }

  @Sendable private static func patience() -> Deadline { Deadline(.seconds(60)) }

  private func says(_ text: String) throws -> Answer {
    try ask { (connection) throws(VerificationTrouble) in
      try connection.send(Array(text.utf8), before: Self.patience())
    }
  }

  @Test func `an answer is taken as soon as it is whole`() throws {
    for host in LoopbackAddress.Host.allCases {
      let answer = try ask(host: host) { (connection) throws(VerificationTrouble) in
        try connection.send(HTTPAnswer(status: 200, body: "ok").bytes(), before: Self.patience())
        _ = try connection.receive(atMost: 1, before: Self.patience()) { _ in false }
      }
      #expect(answer == .success(HTTPAnswer(status: 200, body: "ok")))
    }
    #expect(
      try says("HTTP/1.1 403 No\r\n\r\nno") == .success(HTTPAnswer(status: 403, body: "no")))
  }

  @Test func `a server that hangs is waited for no longer than asked`() throws {
    let answer = try ask(timeout: .milliseconds(50)) { (connection) throws(VerificationTrouble) in
      _ = try connection.receive(atMost: 1, before: Self.patience()) { _ in false }
    }
    #expect(answer == .failure(.noAnswer(within: .milliseconds(50))))
  }

  @Test func `a server that closes is told`() throws {
    #expect(try ask { _ in } == .failure(.closed))
    #expect(try says("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok") == .failure(.closed))
  }

  @Test(arguments: ["Content-Length: 10485760\r\n", ""])
  func `ten megabytes are not read`(_ field: String) throws {
    let answer = try ask { (connection) throws(VerificationTrouble) in
      try connection.send(Array("HTTP/1.1 200 OK\r\n\(field)\r\n".utf8), before: Self.patience())
      try connection.send(Array(repeating: 0x61, count: 10 << 20), before: Self.patience())
    }
    #expect(answer == .failure(.tooLong(bytes: 1 << 20)))
  }

  @Test func `a redirection is not followed`() throws {
    let answer = try says("HTTP/1.1 307 Away\r\nLocation: http://example.com/\r\n\r\n")
    #expect(answer == .failure(.redirects(to: "http://example.com/")))
  }

  @Test func `what is not HTTP is told`() throws {
    #expect(try says("220 mail.example ESMTP\r\n\r\n") == .failure(.notHTTP))
  }

  @Test func `nobody listens`() throws {
    let address = LoopbackAddress(host: .four, port: 1)
    let client = VerifyClient(
      url: LoopbackURL(address: address, path: "/"), timeout: .seconds(60))
    #expect(client.answer(to: "a=b") == .failure(.noConnection("Connection refused")))
  }

  @Test func `a port that is taken is not taken again`() throws {
    let listener = try LoopbackSocket.listening(at: LoopbackAddress(host: .four, port: 0))
    #expect(throws: VerificationTrouble.cannotListen("Address already in use")) {
      try LoopbackSocket.listening(at: LoopbackAddress(host: .four, port: listener.port))
    }
  }

  @Test(arguments: [
    VerificationTrouble.noLibrary, .noConnection("no"), .noAnswer(within: .seconds(5)), .closed,
    .notHTTP, .tooLong(bytes: 1 << 20), .redirects(to: "x"), .cannotListen("no"),
  ])
  func `each trouble is one line`(_ trouble: VerificationTrouble) {
    let sentence = Failure.verification(trouble).sentence
    #expect(!sentence.isEmpty && !sentence.contains("\n"))
    #expect(trouble != .noAnswer(within: .seconds(5)) || sentence.contains("within 5 s"))
  }

  @Test(arguments: [
    "reward_amount=x", "timestamp=1", "transaction_id=a", "ad_unit=", "signature=a", "user_id",
  ])
  func `only values of a callback are changed`(_ text: String) {
    #expect(CallbackChange(text) == nil)
  }

  @Test func `an empty value is left out`() throws {
    #expect(try #require(CallbackChange("custom_data=")).value == nil)
    #expect(try #require(CallbackChange("custom_data=a=b&c")).value == "a=b&c")
  }
}
