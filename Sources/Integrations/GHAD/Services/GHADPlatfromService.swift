import Foundation

/// The environment of one vendor: its configuration, and the set-up of its SDK.
public protocol GHADPlatfromService {
  /// Told when the vendor's SDK is ready.
  var delegate: GHADPlatfromServiceDelegate? { get set }
  /// What the set-up needs, by the names of the vendor's parameter keys.
  var setupParams: [String: Any] { get set }
  /// Starts the vendor's SDK; false if it cannot be started with these parameters.
  func setup() -> Bool
  /// Tells the vendor who the user is; false if there is nothing it can use.
  func configUserIdentity(params: [String: Any]) -> Bool
  /// Whether the application's Info.plist has what the vendor requires.
  func checkMainBundleInfoValid() -> Bool
}

/// Told when a vendor's SDK is ready.
public protocol GHADPlatfromServiceDelegate: NSObjectProtocol {
  /// The service was set up with these parameters.
  func didSetup(service: GHADPlatfromService, params: [String: Any])
}

/// The same, spelled correctly.
public typealias GHADPlatformService = GHADPlatfromService
/// The same, spelled correctly.
public typealias GHADPlatformServiceDelegate = GHADPlatfromServiceDelegate
