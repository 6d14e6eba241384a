import Simulation
import Testing
import UIKit

/// The current world is global, so the suites of this target run one after the other.
@MainActor @Suite(.serialized) struct UIKitTests {}

/// A phone with a controller on its screen.
@MainActor struct Phone {
  let window: UIWindow
  let root: UIViewController

  init(root: UIViewController = UIViewController()) {
    World.begin(seed: 7)
    self.root = root
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Adds a view, 100 × 100 points in the upper left corner of the root view by default.
  func add<View: UIView>(_ view: View, to parent: UIView? = nil, frame: CGRect = square) -> View {
    view.frame = frame
    (parent ?? root.view).addSubview(view)
    return view
  }
}

let square = CGRect(x: 0, y: 0, width: 100, height: 100)
