import MediatedNetworks
import Simulation
@_exported import UIKit

/// The LevelPlay SDK.
public final class LevelPlay: NSObject {
  private static var shared: LevelPlay { World.current.instance { LevelPlay() } }

  private var start = LPMStart()
  private var waiters: [(LPMConfiguration?, (any Error)?) -> Void] = []
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

  static var isStarted: Bool { shared.start.isDone }

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
      guard !start.isDone else { return tell(nil) }
      guard !request.appKey.allSatisfy(\.isWhitespace) else { return tell(LPMError(.invalidKey)) }
      waiters.append { _, error in tell(error as? LPMError) }
      if start.begin() { ask() }
    }
  }

  private func ask() {
    let answer = MediatedServer.shared.start(of: LevelPlayNetwork.name)
    guard answer.answers else { return }
    World.current.after(
      answer.latency, "the SDK's settings arrived", .networkServerAnswered, by: levelPlay
    ) {
      self.start.end(answer.succeeds)
      let told = self.waiters
      self.waiters = []
      for tell in told { tell(nil, answer.succeeds ? nil : LPMError(.initFailed)) }
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
