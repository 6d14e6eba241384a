package import JSON

/// One client's dialog with a server of the Model Context Protocol: lines in, lines and calls out.
///
/// | phase | initialize | a request with a version of its own | another request |
/// |---|---|---|---|
/// | new | older, with the version agreed on | answered by itself; new | refused; new |
/// | older | answered again; older | answered by itself; older | answered; older |
///
/// A request is open from its call until its answer; one that the client cancels is never answered.
package struct ClientDialog: Sendable {
  package enum Effect: Sendable {
    /// A line for the client.
    case say([UInt8])
    /// A tool has to be called; ``finish(_:_:)`` takes what it gives.
    case call(RPCID, tool: String, arguments: JSONNode?)
    /// A resource has to be read; ``finish(_:read:)`` takes it.
    case read(RPCID, uri: String)
    /// A call that nobody waits for any more.
    case stop(RPCID)
  }

  enum Phase: Equatable, Sendable {
    case new
    case older(version: String)
  }

  /// A request that has no answer yet.
  struct Open: Sendable {
    let era: Era
    let uri: String?
    /// Under which progress is told; nil if nobody wants it.
    let progress: RPCID?
    var told = -1.0
  }

  let face: ServerFace
  var phase = Phase.new
  var open: [RPCID: Open] = [:]

  package init(_ face: ServerFace) { self.face = face }

  /// Whether anything is still to be answered.
  package var isBusy: Bool { !open.isEmpty }

  package mutating func handle(_ line: [UInt8]) -> [Effect] {
    switch RPCMessage(reading: line) {
    case .request(let id, let method, let params): request(id, method, params)
    case .notification("notifications/cancelled", let params): cancel(params)
    case .notification, .answer: []
    case .malformed(let error, let id): [.say(Lines.failure(id, error))]
    }
  }

  /// A line longer than anybody needs, which was not read.
  package func refuse(lineOver bytes: Int) -> [Effect] {
    [.say(Lines.failure(nil, .init(.invalidRequest, "a message has at most \(bytes) bytes")))]
  }

  private mutating func request(_ id: RPCID, _ method: String, _ params: JSONNode?) -> [Effect] {
    do throws(RPCError) {
      guard open[id] == nil else {
        throw .init(.invalidRequest, "a request with this id is still open")
      }
      let terms = try Terms(params)
      let era = try era(of: method, terms)
      return try answer(id, method, terms, era)
    } catch { return [.say(Lines.failure(id, error))] }
  }

  private func era(of method: String, _ terms: Terms) throws(RPCError) -> Era {
    if terms.version != nil || method == "server/discover" {
      try terms.checkVersion()
      return .modern
    }
    if method == "initialize" || method == "ping" { return .legacy }
    guard case .older = phase else {
      throw .init(
        .invalidRequest, "call initialize first, or say the protocol version in params._meta")
    }
    return .legacy
  }

  private mutating func cancel(_ params: JSONNode?) -> [Effect] {
    guard let node = params?.members.first(where: { $0.key == "requestId" })?.value,
      let id = RPCID(node), open.removeValue(forKey: id) != nil
    else { return [] }
    return [.stop(id)]
  }

  // MARK: What was called

  /// The line that ends a call; nil if nobody waits for it.
  package mutating func finish(_ id: RPCID, _ answer: ToolAnswer) -> [UInt8]? {
    guard let request = open.removeValue(forKey: id) else { return nil }
    return Lines.result(id, request.era, face) { answer.write(to: &$0) }
  }

  /// The same for a resource; nil for one that is not there.
  package mutating func finish(
    _ id: RPCID, read resource: (text: String, type: String)?
  ) -> [UInt8]? {
    guard let request = open.removeValue(forKey: id), let uri = request.uri else { return nil }
    guard let resource else {
      let code: RPCError.Code = request.era == .modern ? .invalidParams : .unknownResource
      return Lines.failure(id, .init(code, "Resource not found: \(uri)"))
    }
    return Lines.result(id, request.era, face, isList: true) { json in
      json.array("contents") { json in
        json.object { json in
          json.writeMember("uri", uri)
          json.writeMember("mimeType", resource.type)
          json.writeMember("text", resource.text)
        }
      }
    }
  }

  /// The line that says how far a call is; nil if nobody wants to know, or it is no further than was told.
  package mutating func tell(
    _ id: RPCID, done: Double, of total: Double? = nil, _ message: String? = nil
  ) -> [UInt8]? {
    guard let request = open[id], let token = request.progress, done > request.told else {
      return nil
    }
    open[id]?.told = done
    return Lines.progress(token, done, total, message)
  }
}
