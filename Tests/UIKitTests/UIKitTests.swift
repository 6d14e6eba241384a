import Simulation
import Testing
import UIKit

/// One world at a time is ambient, so the suites of this target run one after the other.
@MainActor @Suite(.serialized) struct UIKitTests {}

/// A phone with a controller on screen.
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

  /// A view of this kind in the root view, 100 × 100 points from the upper left corner.
  func add<View: UIView>(_ view: View, to parent: UIView? = nil, frame: CGRect = square) -> View {
    view.frame = frame
    (parent ?? root.view).addSubview(view)
    return view
  }
}

let square = CGRect(x: 0, y: 0, width: 100, height: 100)
