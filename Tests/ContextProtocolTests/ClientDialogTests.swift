@testable import ContextProtocol
import JSON
import Testing

/// What a client hears, line by line.
struct ClientDialogTests {
  private static let face = ServerFace(
    name: "house", title: "House", version: "1.2", instructions: "Ask.",
    tools: [
      ToolCard(
        name: "count", title: "Count", description: "Counts.", input: .object("Nothing.", []),
        output: .object("A number.", []), effect: .reads)
    ],
    resources: [ResourceCard(uri: "house://a", name: "a", type: "text/plain")])

  private static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{},"progressToken":"p"}
    """

  private var new: ClientDialog { ClientDialog(Self.face) }
  private var older: ClientDialog {
    var talk = new
    _ = talk.handle(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
    return talk
  }

  /// The answer to one line, without its end.
  private func answer(_ line: String, _ talk: ClientDialog) -> String? {
    var talk = talk
    return talk.handle(line).compactMap { (effect) -> String? in
      guard case .say(let bytes) = effect else { return nil }
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    }.first
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"),
    ("2026-07-28", "2025-11-25"),
  ])
  func `an older client gets its version, or the newest of its kind`(
    asked: String, agreed: String
  ) throws {
    let line =
      #"{"jsonrpc":"2.0","id":"x","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
    let text = try #require(answer(line, new))
    #expect(text.hasPrefix(#"{"jsonrpc":"2.0","id":"x","result":{"protocolVersion":"\#(agreed)""#))
    #expect(!text.contains("resultType"))
  }

  @Test func `a request of today says its version itself, and its result is complete`() throws {
    let line = #"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{\#(Self.meta)}}"#
    let text = try #require(answer(line, new))
    #expect(text.contains(#""resultType":"complete","ttlMs":0,"cacheScope":"private""#))
    #expect(text.contains(#""name":"count""#))
  }

  static let failures: [(line: String, code: Int, id: String)] = [
    ("hello", -32700, "null"),
    ("[]", -32600, "null"),
    (#"{"id":1,"method":"ping"}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":"a","method":3}"#, -32600, #""a""#),
    (#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#, -32600, "2"),
    (#"{"jsonrpc":"2.0","id":2,"method":"server/discover"}"#, -32602, "2"),
    (#"{"jsonrpc":"2.0","id":2,"method":"ping","params":{\#(meta)}}"#, -32601, "2"),
    (#"{"jsonrpc":"2.0","id":2,"method":"prompts/list","params":{\#(meta)}}"#, -32601, "2"),
    (
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"no",\#(meta)}}"#, -32602,
      "2"
    ),
    (#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{\#(meta)}}"#, -32602, "2"),
    (
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"cursor":"2",\#(meta)}}"#, -32602,
      "2"
    ),
    (#"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":[]}"#, -32602, "2"),
    (
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}}"#,
      -32022, "2"
    ),
    (
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
      -32602, "2"
    ),
  ]

  @Test(arguments: failures)
  func `what cannot be answered is refused by its code, to its sender's id`(
    line: String, code: Int, id: String
  ) throws {
    let text = try #require(answer(line, new))
    #expect(text.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"#), "\(text)")
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"tools/list"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
    #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
  ])
  func `a notification and an answer are not answered`(line: String) {
    var talk = older
    #expect(talk.handle(line).isEmpty)
  }

  private static let call =
    #"{"jsonrpc":"2.0","id":"c","method":"tools/call","params":{"name":"count",\#(meta)}}"#

  @Test func `a call is answered once, and its progress only rises`() throws {
    var talk = new
    guard case .call(let id, "count", nil)? = talk.handle(Self.call).first else {
      Issue.record("no call")
      return
    }
    #expect(talk.tell(id, done: 3) != nil)
    #expect(talk.tell(id, done: 3) == nil)
    #expect(talk.tell(id, done: 2) == nil)
    let answer = ToolAnswer(text: "5", data: Array(#"{"n":5}"#.utf8))
    let finished = talk.finish(id, answer)
    let line = try #require(finished)
    let text = String(decoding: line, as: UTF8.self)
    #expect(text.contains(#""structuredContent":{"n":5},"resultType":"complete""#))
    #expect(talk.finish(id, ToolAnswer(text: "5")) == nil)
    #expect(talk.tell(id, done: 9) == nil)
    #expect(!talk.isBusy)
  }

  @Test func `a second request with an open id is refused, and the first goes on`() throws {
    var talk = new
    _ = talk.handle(Self.call)
    guard case .say(let bytes)? = talk.handle(Self.call).first else {
      Issue.record("not refused")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("-32600"))
    #expect(talk.finish(.text("c"), ToolAnswer(text: "5")) != nil)
  }

  @Test func `a cancelled call is stopped, and never answered`() {
    var talk = new
    _ = talk.handle(Self.call)
    let effects = talk.handle(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"c"}}"#)
    guard case .stop(.text("c"))? = effects.first else {
      Issue.record("not stopped")
      return
    }
    #expect(talk.finish(.text("c"), ToolAnswer(text: "late")) == nil)
  }

  @Test func `a resource that is not there has the code of its era`() throws {
    func code(_ talk: ClientDialog, _ params: String) throws -> String {
      var talk = talk
      _ = talk.handle(
        #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"house://b"\#(params)}}"#
      )
      let finished = talk.finish(.number(1), read: nil)
      let line = try #require(finished)
      return String(decoding: line, as: UTF8.self)
    }
    #expect(try code(older, "").contains("-32002"))
    #expect(try code(new, ",\(Self.meta)").contains("-32602"))
  }
}

extension ClientDialog {
  fileprivate mutating func handle(_ line: String) -> [Effect] { handle(Array(line.utf8)) }
}
