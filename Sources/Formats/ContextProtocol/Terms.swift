import JSON

/// The parameters of a request, and the version that it says itself.
struct Terms {
  private let members: [String: JSONNode]
  private let meta: [String: JSONNode]

  init(_ params: JSONNode?) throws(RPCError) {
    members = try Self.members(of: params, "params")
    meta = try Self.members(of: members["_meta"], "_meta")
  }

  private static func members(
    of node: JSONNode?, _ name: String
  ) throws(RPCError) -> [String: JSONNode] {
    guard let node, node.kind != .null else { return [:] }
    guard node.kind == .object else { throw .init(.invalidParams, "\(name) must be an object") }
    return Dictionary(node.members.map { ($0.key, $0.value) }, uniquingKeysWith: { one, _ in one })
  }

  subscript(key: String) -> JSONNode? { members[key] }

  private static let prefix = "io.modelcontextprotocol/"
  var version: JSONNode? { meta[Self.prefix + "protocolVersion"] }
  var progress: RPCID? { meta["progressToken"].flatMap(RPCID.init) }

  /// Refuses a request of today's protocol that lacks what each must have.
  func checkVersion() throws(RPCError) {
    guard let version = try? version?.string() else {
      throw .init(.invalidParams, "_meta lacks \(Self.prefix)protocolVersion")
    }
    guard ProtocolVersion.modern.contains(version) else { throw .version(version) }
    guard meta[Self.prefix + "clientCapabilities"]?.kind == .object else {
      throw .init(.invalidParams, "_meta lacks \(Self.prefix)clientCapabilities")
    }
  }

  func text(_ key: String) throws(RPCError) -> String {
    guard let text = try? members[key]?.string() else {
      throw .init(.invalidParams, "\(key) must be a text")
    }
    return text
  }

  /// Everything is on the first page of every list.
  func checkPage() throws(RPCError) {
    guard let cursor = members["cursor"], cursor.kind != .null else { return }
    throw .init(.invalidParams, "there is no page after the first")
  }
}
