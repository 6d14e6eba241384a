package import Scenarios
package import UIKit

extension UIView {
  /// What it looks like to the user: what its identifier says, or a button that plainly closes
  /// something.
  package var apparentTarget: Target? {
    if let named = accessibilityIdentifier.flatMap(Target.init) { return named }
    guard let button = self as? UIButton, button.plainlyCloses else { return nil }
    return .close
  }

  /// The view itself, or the first visible one below it, that looks like this target.
  package func descendant(_ target: Target) -> UIView? {
    if isHidden { return nil }
    if apparentTarget == target { return self }
    for subview in subviews {
      if let found = subview.descendant(target) { return found }
    }
    return nil
  }
}
