/// Why the Sample SDK has no ad.
public enum SampleErrorCode: Int, CustomStringConvertible, Sendable {
  case badRequest = 0
  case unknown = 1
  case networkError = 2
  case noInventory = 3

  /// Its name, which every failure's entry has: asking the runtime for it costs thirty times as much.
  public var description: String {
    switch self {
    case .badRequest: "badRequest"
    case .unknown: "unknown"
    case .networkError: "networkError"
    case .noInventory: "noInventory"
    }
  }
}
