import MediatedNetworks
import Simulation
@_exported import UIKit

/// The LevelPlay SDK.
public final class LevelPlay: NSObject {
  private static var shared: LevelPlay { World.current.instance { LevelPlay() } }

  private let starter = MediatedStarter(of: levelPlay)
  private var impressionDelegates: [WeakDelegate] = []

  private struct WeakDelegate {
    weak var delegate: (any LPMImpressionDataDelegate)?
  }

  /// Starts the SDK. Ads are requested after it has succeeded.
  public static func initWith(
    _ initRequest: LPMInitRequest,
    completion: @escaping (LPMConfiguration?, (any Error)?) -> Void
  ) {
    entering("initWith(_:completion:)") { shared.begin(initRequest, completion) }
  }

  /// The version that is simulated.
  public static func sdkVersion() -> String { "8.4.0" }

  /// Adds a delegate that hears of every impression.
  public static func add(_ delegate: any LPMImpressionDataDelegate) {
    shared.impressionDelegates.append(WeakDelegate(delegate: delegate))
  }

  /// Without effect here.
  public static func setConsent(_ consent: Bool) {}

  static var isStarted: Bool { shared.starter.isDone }

  private func begin(
    _ request: LPMInitRequest, _ completion: @escaping (LPMConfiguration?, (any Error)?) -> Void
  ) {
    let holder = MediatedHolder(of: levelPlay)
    holder.asks("initWith(_:completion:)", .startAsked) {
      let tell = { (error: LPMError?) in
        holder.hears("completion(configuration, error)", .setUpAnswered, data: error.facts) {
          completion(error == nil ? LPMConfiguration() : nil, error)
        }
      }
      guard starter.isDone || !request.appKey.allSatisfy(\.isWhitespace) else {
        return tell(LPMError(.invalidKey))
      }
      starter.start { succeeds in tell(succeeds ? nil : LPMError(.initFailed)) }
    }
  }

  /// Tells all who want to hear of every impression.
  static func tellImpression(_ info: LPMAdInfo, _ holder: MediatedHolder) {
    for delegate in shared.impressionDelegates.compactMap(\.delegate) {
      holder.hears("impressionDataDidSucceed(_:)", .networkPaidTold) {
        delegate.impressionDataDidSucceed(LPMImpressionData(info))
      }
    }
  }
}
