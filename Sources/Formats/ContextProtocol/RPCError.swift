import JSON

/// Why a request has no result.
package struct RPCError: Error, Equatable, Sendable {
  package var code: Code
  package var message: String
  /// The versions that are served, and the one that was asked for.
  var versions: (served: [String], asked: String)?

  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// The older protocol's code for a resource that is not there.
    case unknownResource = -32002
    case unsupportedVersion = -32022
  }

  package init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code, message)
  }

  static func version(_ asked: String) -> RPCError {
    var error = RPCError(.unsupportedVersion, "Unsupported protocol version: \(asked)")
    error.versions = (ProtocolVersion.modern, asked)
    return error
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.code == other.code && one.message == other.message
  }

  func write(to json: inout JSONWriter) {
    json.object("error") { json in
      json.writeMember("code", code.rawValue)
      json.writeMember("message", message)
      guard let versions else { return }
      json.object("data") { json in
        json.array("supported") { json in for version in versions.served { json.write(version) } }
        json.writeMember("requested", versions.asked)
      }
    }
  }
}
