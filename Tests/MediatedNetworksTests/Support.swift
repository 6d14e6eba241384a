import MediatedNetworks
import Simulation
import Touches
import UIKit

/// A phone with a controller on its screen, and the network `Net`.
@MainActor final class Phone {
  let world = World.begin(seed: 1)
  let network = Party.network("Net")
  let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func pass(_ time: Duration) { world.timeline.advance(by: time) }

  /// Everything that the network counted: `impression`, `paid 4200` ….
  var book: [String] {
    world.journal.entries.compactMap { entry in
      guard case .count(let count) = entry.kind, entry.from == network else { return nil }
      return count.what == .paid ? "paid \(count.amount)" : count.what.rawValue
    }
  }

  var isCovered: Bool { controller.presentedViewController != nil }

  // MARK: Touches

  @discardableResult func tap(_ identifier: String) -> Bool { window.tap(identifier) }
  func shows(_ text: String) -> Bool { window.shows(text) }
}

extension MediatedAnswer {
  static func fill(_ change: (inout MediatedAnswer) -> Void) -> MediatedAnswer {
    var answer = MediatedAnswer()
    change(&answer)
    return answer
  }
}
