import VAST

/// Why the Sample SDK has no ad. New versions may have more of them.
public struct SampleErrorCode: RawRepresentable, Hashable, CustomStringConvertible, Sendable {
  /// The number; that of a VAST ad is VAST's own, from 100 to 902.
  public let rawValue: Int
  /// Its name, which every failure's entry has; of a VAST ad, the number and what it means.
  public let description: String

  /// The error with this number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
    description =
      switch rawValue {
      case 0: "badRequest"
      case 1: "unknown"
      case 2: "networkError"
      case 3: "noInventory"
      default: "VAST error \(VASTErrorCode(rawValue: rawValue))"
      }
  }

  /// The request lacks something.
  public static let badRequest = SampleErrorCode(rawValue: 0)
  /// Nobody knows.
  public static let unknown = SampleErrorCode(rawValue: 1)
  /// The server cannot be reached.
  public static let networkError = SampleErrorCode(rawValue: 2)
  /// There is no ad.
  public static let noInventory = SampleErrorCode(rawValue: 3)

  static func vast(_ code: VASTErrorCode) -> SampleErrorCode {
    SampleErrorCode(rawValue: code.rawValue)
  }
}
