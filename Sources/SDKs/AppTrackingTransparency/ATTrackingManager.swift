import Dispatch
public import Foundation
import Simulation

/// Whether the user lets the application track them across others.
public final class ATTrackingManager: NSObject {
  /// What the user has answered.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// Nobody can be asked on this phone.
    case restricted = 1
    /// No.
    case denied = 2
    /// Yes.
    case authorized = 3
  }

  /// What the user has answered by now.
  public class var trackingAuthorizationStatus: AuthorizationStatus {
    TrackingAnswer.shared.tellReading()
    return TrackingAnswer.shared.status ?? .notDetermined
  }

  /// Asks, which nobody answers but a scenario: hands over what the user has answered by now.
  public class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    let status = trackingAuthorizationStatus
    DispatchQueue.main.async { completion(status) }
  }

  /// Asks, which nobody answers but a scenario: returns what the user has answered by now.
  public class func requestTrackingAuthorization() async -> AuthorizationStatus {
    trackingAuthorizationStatus
  }
}
