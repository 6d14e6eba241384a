import Simulation
import UIKit

/// What draws a creative in a process of its own, which the system may end while the user is away. A network
/// that does not listen for that leaves an empty view, and tells nobody.
@preconcurrency @MainActor package final class MediatedWebView {
  private var watch: ActivityWatch?

  /// Nil for a network that draws its creatives anew.
  package init?(in view: UIView, _ book: MediatedBook, by network: Party) {
    guard book.habits.contains(.goesBlank) else { return nil }
    watch = ActivityWatch { [weak self, weak view] isActive in
      guard isActive, let self, let view else { return }
      end()
      for part in view.subviews { part.isHidden = true }
      view.isUserInteractionEnabled = false
      World.current.journal.note(
        by: network, "the web view was ended while the user was away, and is blank",
        violation: .wentBlank)
    }
  }

  package func end() {
    watch?.end()
    watch = nil
  }
}
