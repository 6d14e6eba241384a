import AppLovinSDK
import Foundation
import GHAD
import GHADAppLovin
import GHADSeed
import MediatedNetworks
import Simulation
import UIKit

/// Which wrapper is tried: that of the article, or the one with its defects fixed.
enum Mode: CaseIterable {
  case seed, good
}

/// A phone with an application whose ads are loaded and shown by GHAD.
@MainActor final class Phone {
  let world: World
  let page = UIViewController()
  let window: UIWindow
  private(set) var heard: [String] = []
  let listener = Listener()

  init(seed: UInt64 = 7, setUp: Bool = true) {
    world = World.begin(seed: seed)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    if setUp { setUpService() }
  }

  func setUpService() {
    let service = GHAppLovinService()
    service.setupParams[GHAppLovinServiceParamKey.sdkKey.rawValue] = "key"
    GHADManager.shared.register(type: .appLovin, service: service)
    GHADManager.shared.setupServices()
    advance(0.1)
  }

  /// What MAX's server answers, in turn; the last answer stays.
  func serve(_ answers: MediatedAnswer..., unit: String = "unit") {
    MediatedServer.shared.set(
      MediatedSettings(answers), for: MediatedAdID(network: AppLovinNetwork.name, key: unit))
  }

  /// An ad as an application makes it.
  func ad(_ mode: Mode, unit: String = "unit", retries: Int?? = .none, loadsNext: Bool = false)
    -> any GHAd
  {
    switch mode {
    case .seed:
      let ad = GHADSeed.GHAppLovinRewardedAd(adUnitId: unit, delegate: listener)
      ad.autoLoadNextAd = loadsNext
      if let retries {
        ad.autoRetryLoadWhenFailed = true
        ad.maxRetryCount = retries ?? 0
      }
      return ad
    case .good:
      let ad = GHADAppLovin.GHAppLovinRewardedAd(adUnitId: unit, delegate: listener)
      ad.autoLoadNextAd = loadsNext
      if let retries {
        ad.autoRetryLoadWhenFailed = true
        ad.maxRetryCount = retries
      }
      return ad
    }
  }

  func advance(_ seconds: Double) { world.timeline.advance(by: .seconds(seconds)) }

  /// How many requests have left the phone.
  var requests: Int { world.journal.entries.count { $0.sense == .networkRequestStarted } }

  /// The moments at which they did, in seconds.
  var requestTimes: [Double] {
    world.journal.entries.filter { $0.sense == .networkRequestStarted }
      .map { Double($0.time.milliseconds) / 1000 }
  }

  var isCovered: Bool { page.presentedViewController != nil }

  func tap(_ identifier: String) {
    guard let view = page.presentedViewController?.view.button(identifier) else { return }
    view.sendActions(for: .touchUpInside)
  }

  /// The user watches to the end, and closes.
  func watch() {
    advance(10)
    tap("close")
    advance(0.01)
  }

  /// The user closes as soon as possible.
  func leave() {
    advance(1)
    tap("close")
    advance(0.01)
  }
}

extension UIView {
  fileprivate func button(_ identifier: String) -> UIButton? {
    if let button = self as? UIButton, button.accessibilityIdentifier == identifier {
      return button.isHidden ? nil : button
    }
    return subviews.lazy.compactMap { $0.button(identifier) }.first
  }
}

extension MediatedAnswer {
  static let fill = fill()
  static let noFill = MediatedAnswer(.noFill)

  /// An ad that can be closed after a second.
  static func fill(
    latency: Duration = .milliseconds(200), _ change: (inout MediatedAnswer) -> Void = { _ in }
  ) -> MediatedAnswer {
    var answer = MediatedAnswer(.fill, latency: latency)
    answer.creative.closeAfter = .seconds(1)
    answer.creative.reward = Reward(amount: 5, type: "coins")
    answer.price = 0.0128
    answer.precision = "exact"
    change(&answer)
    return answer
  }

  static func error(_ code: Int) -> MediatedAnswer {
    MediatedAnswer(.error(code: code, message: ""))
  }
}

extension GHAd {
  func load(_ completion: ((Bool, NSError?) -> Void)? = nil) {
    load(params: [:], completion: completion)
  }
}
