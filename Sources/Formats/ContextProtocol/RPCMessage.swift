package import JSON

/// One line of JSON-RPC 2.0.
package enum RPCMessage: Sendable {
  case request(id: RPCID, method: String, params: JSONNode?)
  case notification(method: String, params: JSONNode?)
  /// An answer to a request. This side asks nothing, so there is nothing that it could answer.
  case answer
  /// No message: the answer says why, to the sender's id where that could be read.
  case malformed(RPCError, id: RPCID?)
}

/// What a client calls a request. It is sent back as it came.
package enum RPCID: Hashable, Sendable {
  case text(String)
  case number(Int)
}

extension RPCID {
  /// Nil for what can be no id: null, a fraction, and all that is not a value of one word.
  package init?(_ node: JSONNode) {
    if let text = try? node.string() {
      self = .text(text)
    } else if let number = try? node.int() {
      self = .number(number)
    } else {
      return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.write(text)
    case .number(let number): json.write(number)
    }
  }
}

extension RPCMessage {
  package init(reading line: [UInt8]) {
    do throws(JSONError) {
      self.init(try JSONReader.read(line, dialect: .strict))
    } catch { self = .malformed(.init(.parseError, error.sentence), id: nil) }
  }

  private init(_ node: JSONNode) {
    guard node.kind == .object else {
      let text = node.kind == .array ? "batches are not served" : "a message is an object"
      self = .malformed(.init(.invalidRequest, text), id: nil)
      return
    }
    let members = Dictionary(
      node.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let id = members["id"].flatMap(RPCID.init)
    func refused(_ text: String) -> Self { .malformed(.init(.invalidRequest, text), id: id) }
    guard (try? members["jsonrpc"]?.string()) == "2.0" else {
      self = refused("jsonrpc must be \"2.0\"")
      return
    }
    guard let method = members["method"] else {
      let isAnswer = members["result"] != nil || members["error"] != nil
      self = isAnswer ? .answer : refused("there is no method")
      return
    }
    guard let name = try? method.string() else {
      self = refused("the method must be a text")
      return
    }
    let params = members["params"]
    guard members["id"] != nil else {
      self = .notification(method: name, params: params)
      return
    }
    self =
      id.map { .request(id: $0, method: name, params: params) }
      ?? refused("an id is a text or a whole number")
  }
}
