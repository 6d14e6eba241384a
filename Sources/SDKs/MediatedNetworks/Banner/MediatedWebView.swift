import Simulation
import UIKit

/// What draws a creative in a process of its own, which the system may end while the user is away. A network
/// that does not listen for that leaves an empty view, and tells nobody.
@preconcurrency @MainActor package final class MediatedWebView {
  private var watch: ActivityWatch?

  /// Nil for a network that draws its creatives, and draws them anew.
  package init?(in view: UIView, _ book: MediatedBook, by network: Party) {
    if book.habits.contains(.comesBlank) {
      view.goBlank("the web view has nothing to draw, and is blank", by: network)
    }
    if book.habits.contains(.outgrows) { view.outgrow(by: network) }
    guard book.habits.contains(.goesBlank) else { return nil }
    watch = ActivityWatch { [weak self, weak view] isActive in
      guard isActive, let self, let view else { return }
      end()
      view.goBlank("the web view was ended while the user was away, and is blank", by: network)
    }
  }

  package func end() {
    watch?.end()
    watch = nil
  }
}

extension UIView {
  /// Becomes three times as high, and with it the view that was made for it, over what is above.
  fileprivate func outgrow(by network: Party) {
    // The view of the ad before it may be as large already.
    if !hasOutgrown {
      let size = frame.size
      let views = sequence(first: self, next: \.superview).prefix { $0.frame.size == size }
      for view in views { view.outgrows(to: 3 * size.height) }
      Array(views).last?.frame.origin.y -= 2 * size.height
    }
    World.current.journal.note(
      by: network, "the creative is three times as high as its place", violation: .outgrewItsPlace)
  }

  fileprivate func goBlank(_ text: String, by network: Party) {
    for part in subviews { part.isHidden = true }
    isUserInteractionEnabled = false
    World.current.journal.note(by: network, text, violation: .wentBlank)
  }
}
