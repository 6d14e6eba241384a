import Foundation

/// The errors that GHAD hands to an application: what of the toolkit its code uses.
public enum GHError {
  /// The domain of all of them.
  public static let domain = "GHAD"

  /// An error with that code. Values that are nil are left out.
  public static func error(code: Int, userInfo: [String: Any?] = [:]) -> NSError {
    NSError(domain: domain, code: code, userInfo: userInfo.compactMapValues { $0 })
  }
}
