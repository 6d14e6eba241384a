import CloudXCore
import IronSource
import MediatedNetworks
import OpenWrapSDK
import Simulation
import Touches
import UIKit

/// A world with a phone, and networks whose answers are set.
@MainActor final class Phone {
  let world = World.begin(seed: 1)
  let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))

  init(isStarted: Bool = true) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    guard isStarted else { return }
    CloudXCore.shared.initialize(with: .init(appKey: "key"))
    LevelPlay.initWith(LPMInitRequestBuilder(appKey: "key").build()) { _, _ in }
    pass(.milliseconds(100))
  }

  func pass(_ time: Duration) { world.timeline.advance(by: time) }

  func answer(_ network: String, _ key: String = "unit", _ answers: MediatedAnswer...) {
    MediatedServer.shared.set(
      MediatedSettings(answers), for: MediatedAdID(network: network, key: key))
  }

  func ad(_ network: String, _ key: String = "unit") -> (any MediatedAd)? {
    MediatedServer.shared.ad(MediatedAdID(network: network, key: key))
  }

  @discardableResult func tap(_ identifier: String) -> Bool { window.tap(identifier) }
  @discardableResult func tap(text: String) -> Bool { window.tap(text: text) }

  /// Everything that one network counted: `impression`, `paid 4200` ….
  func book(_ network: String) -> [String] {
    world.journal.entries.filter { $0.from == .network(network) }.compactMap { entry in
      guard case .count(let count) = entry.kind else { return nil }
      return count.what == .paid ? "paid \(count.amount)" : count.what.rawValue
    }
  }

  var isCovered: Bool { controller.presentedViewController != nil }
}

extension MediatedAnswer {
  static func fill(_ price: Double?, after milliseconds: Int = 100) -> MediatedAnswer {
    var answer = MediatedAnswer(.fill, latency: .milliseconds(milliseconds))
    answer.price = price
    answer.buyer = "buyer"
    answer.precision = "BID"
    return answer
  }

  static func noFill(after milliseconds: Int = 100) -> MediatedAnswer {
    MediatedAnswer(.noFill, latency: .milliseconds(milliseconds))
  }

  func with(_ change: (inout MediatedAnswer) -> Void) -> MediatedAnswer {
    var answer = self
    change(&answer)
    return answer
  }
}
