import Simulation

// FoundationNetworking, which has these on Linux, needs libcurl and reaches the real network. The
// simulated world has its own. In Foundation the names are there as unavailable placeholders, which
// the compiler passes over in favour of these, in whatever order the modules are imported.

/// What is asked for over the air.
public struct URLRequest: Hashable, Sendable {
  /// Where.
  public var url: URL?
  /// What is to be done there.
  public var httpMethod: String? = "GET"
  /// What is sent along.
  public var httpBody: Data?
  /// How long one waits. Nobody loses patience here; how long an answer takes is the server's choice.
  public var timeoutInterval: TimeInterval
  /// What is said beside the body; names are kept as written.
  public var allHTTPHeaderFields: [String: String]? = [:]

  /// A question to this address.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }

  /// What the field of this name says; its case does not matter.
  public func value(forHTTPHeaderField field: String) -> String? {
    key(field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Has the field say this; nil takes it out.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[key(field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  private func key(_ field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }
}
