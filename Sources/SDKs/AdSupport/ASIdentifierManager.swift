import Foundation

/// The advertising identifier, which is that of a user who does not want to be tracked: zeros.
public final class ASIdentifierManager: NSObject {
  // It holds nothing that could change.
  nonisolated(unsafe) private static let manager = ASIdentifierManager()

  /// The only one.
  public class func shared() -> ASIdentifierManager { manager }

  /// Zeros.
  public let advertisingIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  /// No.
  public let isAdvertisingTrackingEnabled = false
}
