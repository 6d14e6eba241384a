import JSON

/// Lines for a client.
enum Lines {
  static func result(
    _ id: RPCID, _ era: Era, _ face: ServerFace, isList: Bool = false,
    _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    line(id) { json in
      json.object("result") { json in
        write(&json)
        guard era == .modern else { return }
        json.writeMember("resultType", "complete")
        if isList {
          json.writeMember("ttlMs", 0)
          json.writeMember("cacheScope", "private")
        }
        json.object("_meta") { json in
          json.object("io.modelcontextprotocol/serverInfo") { face.writeIdentity(to: &$0) }
        }
      }
    }
  }

  static func failure(_ id: RPCID?, _ error: RPCError) -> [UInt8] {
    line(id) { error.write(to: &$0) }
  }

  static func progress(
    _ token: RPCID, _ done: Double, _ total: Double?, _ message: String?
  ) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("jsonrpc", "2.0")
      json.writeMember("method", "notifications/progress")
      json.object("params") { json in
        json.writeKey("progressToken")
        token.write(to: &json)
        json.writeMember("progress", Int(done))
        if let total { json.writeMember("total", Int(total)) }
        if let message { json.writeMember("message", message) }
      }
    }
  }

  private static func line(_ id: RPCID?, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("jsonrpc", "2.0")
      json.writeKey("id")
      if let id { id.write(to: &json) } else { json.writeNull() }
      write(&json)
    }
  }
}
