import JSON

extension ClientDialog {
  /// What each method does.
  mutating func answer(
    _ id: RPCID, _ method: String, _ terms: Terms, _ era: Era
  ) throws(RPCError) -> [Effect] {
    switch (method, era) {
    case ("initialize", .legacy):
      return [say(id, era, initialize(try terms.text("protocolVersion")))]
    case ("ping", .legacy): return [say(id, era) { _ in }]
    case ("server/discover", .modern): return [say(id, era, isList: true, discover)]
    case ("tools/list", _):
      return [try list(id, era, terms, "tools", face.tools) { $1.write(to: &$0) }]
    case ("tools/call", _): return [try call(id, terms, era)]
    case ("resources/list", _):
      return [try list(id, era, terms, "resources", face.resources) { $1.write(to: &$0) }]
    case ("resources/templates/list", _):
      return [try list(id, era, terms, "resourceTemplates", face.templates) { $1.write(to: &$0) }]
    case ("resources/read", _): return [try read(id, terms, era)]
    default: throw .init(.unknownMethod, "Method not found: \(method)")
    }
  }

  private func say(
    _ id: RPCID, _ era: Era, isList: Bool = false, _ write: (inout JSONWriter) -> Void
  ) -> Effect {
    .say(Lines.result(id, era, face, isList: isList, write))
  }

  private func list<Card>(
    _ id: RPCID, _ era: Era, _ terms: Terms, _ name: String, _ cards: [Card],
    _ write: (inout JSONWriter, Card) -> Void
  ) throws(RPCError) -> Effect {
    try terms.checkPage()
    return say(id, era, isList: true) { $0.array(name, of: cards, write) }
  }

  private mutating func initialize(_ asked: String) -> (inout JSONWriter) -> Void {
    let version = ProtocolVersion.negotiated(asked)
    phase = .older(version: version)
    let face = face
    return { json in
      json.writeMember("protocolVersion", version)
      face.writeCapabilities(to: &json)
      json.object("serverInfo") { face.writeIdentity(to: &$0) }
      json.writeMember("instructions", face.instructions)
    }
  }

  private func discover(_ json: inout JSONWriter) {
    json.array("supportedVersions") { json in
      for version in ProtocolVersion.modern { json.write(version) }
    }
    face.writeCapabilities(to: &json)
    json.writeMember("instructions", face.instructions)
  }

  private mutating func call(_ id: RPCID, _ terms: Terms, _ era: Era) throws(RPCError) -> Effect {
    let tool = try terms.text("name")
    guard face.tools.contains(where: { $0.name == tool }) else {
      let nearest = NearestWord.of(tool, in: face.tools.map(\.name))
      let hint = nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
      throw .init(.invalidParams, "Unknown tool: \(tool)\(hint)")
    }
    open[id] = Open(era: era, uri: nil, progress: terms.progress)
    return .call(id, tool: tool, arguments: terms["arguments"])
  }

  private mutating func read(_ id: RPCID, _ terms: Terms, _ era: Era) throws(RPCError) -> Effect {
    let uri = try terms.text("uri")
    open[id] = Open(era: era, uri: uri, progress: nil)
    return .read(id, uri: uri)
  }
}
