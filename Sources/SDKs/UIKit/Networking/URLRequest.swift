import Simulation

// FoundationNetworking, which has these on Linux, needs libcurl and reaches the real network. The
// simulated world has its own. Foundation has the names as unavailable placeholders; the compiler
// prefers these, in any order of imports.

/// A network request.
public struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// The method.
  public var httpMethod: String? = "GET"
  /// The data to send.
  public var httpBody: Data?
  /// How long to wait. It has no effect here; the server decides how long an answer takes.
  public var timeoutInterval: TimeInterval
  /// The header fields; names are kept as written.
  public var allHTTPHeaderFields: [String: String]? = [:]

  /// A request to this address.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }

  /// The value of the header field with this name; case does not matter.
  public func value(forHTTPHeaderField field: String) -> String? {
    key(field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Sets a header field; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[key(field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  private func key(_ field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }
}
