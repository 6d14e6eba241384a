import Foundation
import GHAD
import IronSource

extension GHADServiceType {
  /// Unity LevelPlay.
  public static let levelPlay = GHADServiceType(rawValue: "levelPlay")
}

/// What `setupParams` of the service may have.
public enum GHLevelPlayServiceParamKey: String {
  /// The application's key, a text. It has to be there.
  case appKey
}

/// Unity LevelPlay as a service: its SDK is started with the application's key.
public final class GHLevelPlayService: NSObject, GHADPlatfromService {
  /// Told when the SDK has started.
  public weak var delegate: GHADPlatfromServiceDelegate?
  /// What the set-up needs; see ``GHLevelPlayServiceParamKey``.
  public var setupParams: [String: Any] = [:]
  /// Whether the set-up was asked for.
  public private(set) var isSetUp = false

  private var isStarted = false
  private var userIdentifier: String?
  private var waiting: [() -> Void] = []

  /// Starts LevelPlay; false without a key.
  public func setup() -> Bool {
    let key = setupParams[GHLevelPlayServiceParamKey.appKey.rawValue] as? String ?? ""
    guard !key.isEmpty else { return false }
    isSetUp = true
    let builder = LPMInitRequestBuilder(appKey: key)
    if let userIdentifier { builder.withUserId(userIdentifier) }
    LevelPlay.initWith(builder.build()) { [weak self] _, error in
      guard let self, error == nil else { return }
      started()
    }
    return true
  }

  private func started() {
    isStarted = true
    let actions = waiting
    waiting = []
    for action in actions { action() }
    delegate?.didSetup(service: self, params: setupParams)
  }

  /// Runs something once LevelPlay has started: it refuses ads before that.
  func whenStarted(_ action: @escaping () -> Void) {
    if isStarted { action() } else { waiting.append(action) }
  }

  /// Keeps who the user is for the start; false without an identifier, or if it comes too late.
  public func configUserIdentity(params: [String: Any]) -> Bool {
    let user = params[GHADUserParamKey.userIdentifier.rawValue] as? String
    guard let user, !isSetUp else { return false }
    userIdentifier = user
    return true
  }

  /// LevelPlay wants the list of ad networks for attribution.
  public func checkMainBundleInfoValid() -> Bool {
    let networks = GHADManager.shared.bundleInfo["SKAdNetworkItems"] as? [Any] ?? []
    return !networks.isEmpty
  }
}
