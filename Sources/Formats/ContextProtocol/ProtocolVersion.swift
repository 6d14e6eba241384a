/// The revisions of the Model Context Protocol.
package enum ProtocolVersion {
  /// Opened by `initialize`, the newest last.
  package static let legacy = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// Without a session: each request says its own.
  package static let modern = ["2026-07-28"]

  /// What is spoken with a client that asks for this one.
  static func negotiated(_ asked: String) -> String {
    legacy.contains(asked) ? asked : legacy[legacy.count - 1]
  }
}

/// How a request is answered.
package enum Era: Equatable, Sendable {
  case legacy, modern
}
