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
  fileprivate func goBlank(_ text: String, by network: Party) {
    for part in subviews { part.isHidden = true }
    isUserInteractionEnabled = false
    World.current.journal.note(by: network, text, violation: .wentBlank)
  }
}
