/// Why the Sample SDK has no ad.
public enum SampleErrorCode: Int, Sendable {
  case badRequest = 0
  case unknown = 1
  case networkError = 2
  case noInventory = 3
}
