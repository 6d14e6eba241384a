import MediatedNetworks
import Simulation
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

  /// Touches the topmost visible view with that identifier; false if there is none.
  @discardableResult func tap(_ identifier: String) -> Bool {
    window.layoutIfNeeded()
    guard let view = find(in: window, { $0.accessibilityIdentifier == identifier }) else {
      return false
    }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    window.tap(at: middle)
    return true
  }

  /// Whether a text can be read on the screen.
  func shows(_ text: String) -> Bool {
    find(in: window) { ($0 as? UILabel)?.text == text } != nil
  }

  private func find(in view: UIView, _ isWanted: (UIView) -> Bool) -> UIView? {
    guard !view.isHidden else { return nil }
    for subview in view.subviews.reversed() {
      if let found = find(in: subview, isWanted) { return found }
    }
    return isWanted(view) ? view : nil
  }
}

extension MediatedAnswer {
  static func fill(_ change: (inout MediatedAnswer) -> Void) -> MediatedAnswer {
    var answer = MediatedAnswer()
    change(&answer)
    return answer
  }
}
