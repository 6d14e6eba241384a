import MediatedNetworks
import Simulation
@_exported import UIKit

/// The OpenWrap SDK.
public final class OpenWrapSDK: NSObject {
  /// The version that is simulated.
  public static func version() -> String { "4.5.0" }

  /// Starts the SDK; each call asks the server again. Ads can be requested without it, too.
  public static func initialize(
    with config: OpenWrapSDKConfig, andCompletionHandler completion: ((Bool, (any Error)?) -> Void)?
  ) {
    MediatedStarter(of: pubMatic).start(
      "initialize(with:andCompletionHandler:)", failure: POBError(.initFailed),
      answer: "completion(success, error)"
    ) { (error: POBError?) in completion?(error == nil, error) }
  }
}

/// What the SDK is started with.
public final class OpenWrapSDKConfig: NSObject {
  /// The publisher.
  public let publisherId: String
  /// The publisher's profiles.
  public let profileIds: [NSNumber]

  /// A publisher and their profiles.
  public init(publisherId: String, andProfileIds profileIds: [NSNumber]) {
    self.publisherId = publisherId
    self.profileIds = profileIds
  }
}
