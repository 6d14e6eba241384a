import CloudXCore
import Foundation
import GHAD

extension GHADServiceType {
  /// CloudX.
  public static let cloudX = GHADServiceType(rawValue: "cloudX")
}

/// What `setupParams` of the service may have.
public enum GHCloudXServiceParamKey: String {
  /// The application's key, a text. It has to be there.
  case appKey
}

/// CloudX as a service: its SDK is started with the application's key.
public final class GHCloudXService: NSObject, GHADPlatfromService {
  /// Told when the SDK has started.
  public weak var delegate: GHADPlatfromServiceDelegate?
  /// What the set-up needs; see ``GHCloudXServiceParamKey``.
  public var setupParams: [String: Any] = [:]
  /// Whether the set-up was asked for.
  public private(set) var isSetUp = false

  /// Starts CloudX; false without a key. Loads that come before it has started wait for it.
  public func setup() -> Bool {
    let key = setupParams[GHCloudXServiceParamKey.appKey.rawValue] as? String ?? ""
    guard !key.isEmpty else { return false }
    isSetUp = true
    CloudXCore.shared.initialize(with: CLXInitializationConfiguration(appKey: key)) {
      [weak self] _, error in
      guard let self, error == nil else { return }
      delegate?.didSetup(service: self, params: setupParams)
    }
    return true
  }

  /// Tells CloudX who the user is; false without an identifier.
  public func configUserIdentity(params: [String: Any]) -> Bool {
    guard let user = params[GHADUserParamKey.userIdentifier.rawValue] as? String else {
      return false
    }
    CloudXCore.shared.setHashedUserID(user)
    return true
  }

  /// CloudX wants the list of ad networks for attribution.
  public func checkMainBundleInfoValid() -> Bool {
    let networks = GHADManager.shared.bundleInfo["SKAdNetworkItems"] as? [Any] ?? []
    return !networks.isEmpty
  }
}
