import CloudXCore
import IronSource
import OpenWrapSDK
import Scenarios

/// How an application starts the SDKs of the competing platforms.
@MainActor
enum ArbiterStart {
  /// `done` is called whether it has started or not.
  static func start(_ platform: Scenario.Slot.Platform, _ done: @escaping () -> Void) {
    switch platform {
    case .cloudX:
      CloudXCore.shared.initialize(with: .init(appKey: "app")) { _, _ in done() }
    case .levelPlay:
      LevelPlay.initWith(LPMInitRequestBuilder(appKey: "app").build()) { _, _ in done() }
    case .pubMatic:
      let config = OpenWrapSDKConfig(publisherId: "publisher", andProfileIds: [1])
      OpenWrapSDK.initialize(with: config) { _, _ in done() }
    }
  }
}
