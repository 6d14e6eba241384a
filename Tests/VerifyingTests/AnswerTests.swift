import Testing

@testable import Verifying

/// Answers of servers, and what they mean.
struct AnswerTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080/reward", "http://127.0.0.1:8080/reward"),
    ("http://127.0.0.1", "http://127.0.0.1:80/"), ("http://[::1]:9/a", "http://[::1]:9/a"),
  ])
  func `URLs of this machine are read`(_ text: String, _ whole: String) {
    #expect(LoopbackURL(text)?.text == whole)
  }

  @Test(arguments: [
    "", "http://", "https://127.0.0.1/", "http://localhost/", "http://example.com/",
    "http://127.0.0.1.example.com/", "http://127.0.0.1@example.com/", "http://127.0.0.1:80@x/",
    "http://127.0.0.2/", "http://0.0.0.0/", "http://[::]/", "http://::1/", "http://127.0.0.1:0/",
    "http://127.0.0.1:65536/", "http://127.0.0.1:+1/", "http://127.0.0.1:/", "http://127.1/",
    "http://2130706433/", "http://127.0.0.1/?a=b", "http://127.0.0.1/#a", "http://127.0.0.1/a b",
    "http://127.0.0.1/\r\nHost: example.com", "http://127.0.0.1/é", "127.0.0.1:80",
  ])
  func `no other place is one`(_ text: String) {
    #expect(LoopbackURL(text) == nil)
  }

  private func answer(_ text: String) throws -> HTTPAnswer { try HTTPAnswer(Array(text.utf8)) }

  @Test func `an answer has a status and a body`() throws {
    let made = HTTPAnswer(status: 200, body: "granted\n")
    #expect(try HTTPAnswer(made.bytes()) == made)
    #expect(HTTPAnswer.isWhole(made.bytes()) && !HTTPAnswer.isWhole(made.bytes().dropLast()))
    #expect(try answer("HTTP/1.0 204 No Content\r\n\r\n") == HTTPAnswer(status: 204, body: ""))
    let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n"
    #expect(!HTTPAnswer.isWhole(Array(chunked.utf8)))
    #expect(HTTPAnswer.isWhole(Array("\(chunked)0\r\n\r\n".utf8)))
  }

  @Test(arguments: [
    ("0\r\n\r\n", ""), ("2\r\nok\r\n0\r\n\r\n", "ok"),
    ("5\r\ngrant\r\nA;x=y\r\ned to you \r\n0\r\nDate: now\r\n\r\n", "granted to you "),
    // What ends a body may stand within it.
    ("7\r\na0\r\n\r\nb\r\n0\r\n\r\n", "a0\r\n\r\nb"),
  ])
  func `a body in chunks is put together`(_ sent: String, _ body: String) throws {
    let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(try answer(head + sent).body == body)
    for count in 0..<sent.utf8.count {
      let part = Array(head.utf8) + sent.utf8.prefix(count)
      #expect(!HTTPAnswer.isWhole(part), "\(count)")
    }
  }

  @Test(arguments: ["", "2\r\nok", "x\r\n\r\n", "-1\r\n\r\n", "3\r\nok\r\n0\r\n\r\n"])
  func `chunks that do not fit are no answer`(_ sent: String) {
    let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(throws: VerificationTrouble.closed) { try answer(head + sent) }
  }

  @Test(arguments: [
    ("", VerificationTrouble.closed), ("HTTP/1.1 200 OK\r\n", .closed), ("hello\r\n\r\n", .notHTTP),
    ("hello", .notHTTP), ("HTTP/1.1 x\r\n\r\n", .notHTTP), ("HTTP/1.1 2000\r\n\r\n", .notHTTP),
    ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok", .closed),
    (
      "HTTP/1.1 302 Found\r\nLocation: http://example.com/\r\n\r\n",
      .redirects(to: "http://example.com/")
    ),
  ])
  func `what is no answer is said`(_ text: String, _ trouble: VerificationTrouble) {
    #expect(throws: trouble) { try answer(text) }
  }

  @Test(arguments: [
    ("GET /a?b=c HTTP/1.1", "/a?b=c"), ("POST /a HTTP/1.1", nil), ("GET /a", nil),
    ("GET /a b HTTP/1.1", nil), ("", nil),
  ])
  func `only a GET has a target`(_ line: String, _ target: String?) throws {
    #expect(try #require(HTTPHead(Array("\(line)\r\n\r\n".utf8))).getTarget == target)
  }

  // MARK: Outcomes

  private typealias Outcome = VerificationResult.Outcome

  private func outcome(
    _ request: VerificationRequest, _ answers: [(Int, String)?], atOnce: Bool = false,
    granted: String? = nil
  ) -> Outcome {
    VerificationResult(
      request,
      answers.map { answer in
        answer.map { .success(HTTPAnswer(status: $0.0, body: $0.1)) } ?? .failure(.closed)
      }, areAtOnce: atOnce, grantedText: granted
    ).outcome
  }

  @Test func `an answer grants if it is 2xx, and has the text where there is one`() {
    #expect(outcome(.honest, [(200, "")]) == .granted)
    #expect(outcome(.honest, [(403, "granted")], granted: "granted") == .refused)
    #expect(outcome(.honest, [(200, "thanks")], granted: "granted") == .refused)
    #expect(outcome(.escaped, [nil]) == .noAnswer)
    #expect(outcome(.attack(.old), [(204, "")]) == .letIn)
    #expect(outcome(.attack(.old), [(200, "thanks")], granted: "granted") == .refused)
    #expect(outcome(.attack(.old), [nil]) == .noAnswer)
    #expect(outcome(.attack(.wrongKey), [nil, (200, "")]) == .letIn)
  }

  @Test func `200 for what comes again says nothing by itself`() {
    #expect(outcome(.attack(.replayed), [(200, "granted")]) == .unclear)
    #expect(outcome(.attack(.replayed), [(409, "")]) == .refused)
    #expect(outcome(.attack(.replayed), [(200, "granted")], granted: "granted") == .letIn)
    #expect(outcome(.attack(.replayed), [(200, "had it")], granted: "granted") == .refused)
    let both: [(Int, String)?] = [(200, "granted"), (200, "granted")]
    #expect(outcome(.attack(.twiceAtOnce), both, atOnce: true) == .unclear)
    #expect(outcome(.attack(.twiceAtOnce), both, atOnce: true, granted: "granted") == .letIn)
    let one: [(Int, String)?] = [(200, "granted"), (200, "had it")]
    #expect(outcome(.attack(.twiceAtOnce), one, atOnce: true, granted: "granted") == .refused)
  }
}
