package import UIKit

extension UIWindow {
  /// Touches the topmost visible view with that identifier; false if there is none.
  @discardableResult package func tap(_ identifier: String) -> Bool {
    layoutIfNeeded()
    guard let view = topmost(where: { $0.accessibilityIdentifier == identifier }) else {
      return false
    }
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    return true
  }

  /// Touches the topmost visible view that shows this text; false if there is none.
  @discardableResult package func tap(text: String) -> Bool {
    layoutIfNeeded()
    guard let view = topmost(where: { $0.shownText == text }) else { return false }
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    return true
  }

  /// Whether a text can be read on the screen.
  package func shows(_ text: String) -> Bool {
    topmost { ($0 as? UILabel)?.text == text } != nil
  }
}

extension UIView {
  fileprivate var shownText: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
  }

  /// The view that was added last is on top.
  fileprivate func topmost(where isWanted: (UIView) -> Bool) -> UIView? {
    guard !isHidden else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.topmost(where: isWanted) { return found }
    }
    return isWanted(self) ? self : nil
  }
}
