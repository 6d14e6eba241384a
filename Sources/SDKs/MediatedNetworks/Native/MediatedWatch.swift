import Simulation
import UIKit

/// A network's own watch over the view that one of its native ads is in.
package final class MediatedWatch {
  private var taps: [UITapGestureRecognizer] = []
  private var sight: MediatedSight?
  private let book: MediatedBook
  private let onSeen: (() -> Void)?
  private let network: Party

  /// Watches until `view` was seen, if anybody wants to know, and for taps on the `clickable` ones.
  package init(
    over view: UIView, _ book: MediatedBook, clickable: [UIView], by network: Party,
    onSeen: (() -> Void)?, onTap: @escaping (UIView) -> Void
  ) {
    (self.book, self.network, self.onSeen) = (book, network, onSeen)
    taps = clickable.map { Self.tap(on: $0, onTap) }
    sight = MediatedSight(view, book, by: network, onSeen: onSeen)
  }

  package func end() {
    for tap in taps { tap.view?.removeGestureRecognizer(tap) }
    taps = []
    sight?.end()
    sight = nil
  }

  /// The ad has left its view: nothing more is counted, unless the network has its own habits.
  package func leave() {
    end()
    guard let onSeen, book.habits.contains(.countsAfterLeaving), !book.isOver else { return }
    World.current.after(.seconds(1), "visible for 1 s", .seenLongEnough, by: network) { [book] in
      if !book.isOver { onSeen() }
    }
  }

  private static func tap(
    on view: UIView, _ onTap: @escaping (UIView) -> Void
  ) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer { tap in tap.view.map(onTap) }
    // Labels and pictures let taps through unless told otherwise.
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(tap)
    return tap
  }
}
