import MediatedNetworks
import Simulation
@_exported import UIKit

/// The OpenWrap SDK.
public final class OpenWrapSDK: NSObject {
  /// The version that is simulated.
  public static func version() -> String { "4.5.0" }

  /// Starts the SDK. Ads can be requested without it, too.
  public static func initialize(
    with config: OpenWrapSDKConfig, andCompletionHandler completion: ((Bool, (any Error)?) -> Void)?
  ) {
    entering("initialize(with:andCompletionHandler:)") { start(completion) }
  }

  private static func start(_ completion: ((Bool, (any Error)?) -> Void)?) {
    let holder = MediatedHolder(of: pubMatic)
    let answer = MediatedServer.shared.start(of: OpenWrapNetwork.name)
    holder.asks("initialize(with:andCompletionHandler:)", .startAsked) {
      guard answer.answers else { return }
      World.current.after(
        answer.latency, "the SDK's settings arrived", .networkServerAnswered, by: pubMatic
      ) {
        let error = answer.succeeds ? nil : POBError(.initFailed)
        holder.hears("completion(success, error)", .setUpAnswered, data: error.facts) {
          completion?(answer.succeeds, error)
        }
      }
    }
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
