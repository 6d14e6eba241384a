import AppLovinSDK
import Foundation
import GHAD

extension GHADServiceType {
  /// AppLovin MAX.
  public static let appLovin = GHADServiceType(rawValue: "appLovin")
}

/// What `setupParams` of the service may have, and the `params` of its ads' calls.
public enum GHAppLovinServiceParamKey: String {
  /// In `setupParams`: the account's key, a text. It has to be there.
  case sdkKey
  /// In `load`: true does not wait for a pending retry. An ad that is ready is kept all the same.
  case forceLoad
}

/// AppLovin MAX as a service: its SDK is started with the account's key.
public final class GHAppLovinService: NSObject, GHADPlatfromService {
  /// Told when the SDK has started.
  public weak var delegate: GHADPlatfromServiceDelegate?
  /// What the set-up needs; see ``GHAppLovinServiceParamKey``.
  public var setupParams: [String: Any] = [:]
  /// The SDK; nil until the set-up.
  public private(set) var sdk: ALSdk?

  private var userIdentifier: String?

  /// Starts MAX; false without a key.
  public func setup() -> Bool {
    let key = setupParams[GHAppLovinServiceParamKey.sdkKey.rawValue] as? String ?? ""
    guard !key.isEmpty else { return false }
    let sdk = ALSdk.shared()
    sdk.settings.userIdentifier = userIdentifier
    self.sdk = sdk
    let configuration = ALSdkInitializationConfiguration(sdkKey: key) { builder in
      builder.mediationProvider = ALMediationProviderMAX
    }
    sdk.initialize(with: configuration) { [weak self] _ in
      guard let self else { return }
      delegate?.didSetup(service: self, params: setupParams)
    }
    return true
  }

  /// Tells MAX who the user is; false without an identifier.
  public func configUserIdentity(params: [String: Any]) -> Bool {
    guard let user = params[GHADUserParamKey.userIdentifier.rawValue] as? String else {
      return false
    }
    userIdentifier = user
    sdk?.settings.userIdentifier = user
    return true
  }

  /// MAX wants the list of ad networks for attribution, and the reason for tracking.
  public func checkMainBundleInfoValid() -> Bool {
    let info = GHADManager.shared.bundleInfo
    let networks = info["SKAdNetworkItems"] as? [Any] ?? []
    let reason = info["NSUserTrackingUsageDescription"] as? String ?? ""
    return !networks.isEmpty && !reason.isEmpty
  }
}
