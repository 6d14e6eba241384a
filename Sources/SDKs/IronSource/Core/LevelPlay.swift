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
    let hasKey = !initRequest.appKey.allSatisfy(\.isWhitespace)
    shared.starter.start(
      "initWith(_:completion:)", refusal: hasKey ? nil : LPMError(.invalidKey),
      failure: LPMError(.initFailed), answer: "completion(configuration, error)"
    ) { (error: LPMError?) in completion(error == nil ? LPMConfiguration() : nil, error) }
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

  /// Identifies an ad object.
  static func nextAdID() -> String {
    "levelplay-\(MediatedNumbers.next(of: LevelPlayNetwork.name))"
  }

  /// Tells all who want to hear of every impression.
  static func calls(about info: LPMAdInfo) -> [MediatedCall] {
    shared.impressionDelegates.compactMap(\.delegate).map { delegate in
      MediatedCall("impressionDataDidSucceed(_:)") {
        delegate.impressionDataDidSucceed(LPMImpressionData(info))
      }
    }
  }
}
