import Simulation
import UIKit

/// Watches the view of an ad for its network and, if the creative has a pixel, for a third party.
@preconcurrency @MainActor package final class MediatedSight {
  private var watchers: [ViewabilityWatcher] = []
  /// Rings for a network that does not look.
  private var timer: Timeline.Token?

  /// `onSeen` is called when the network counts what it sees; without it only the pixel looks.
  package init(
    _ view: UIView, _ book: MediatedBook, by network: Party, onSeen: (() -> Void)?
  ) {
    if let onSeen, !book.isOver {
      if book.habits.contains(.countsUnseen) {
        timer = World.current.after(
          .seconds(1), "visible for 1 s", .seenLongEnough, by: network, onSeen)
      } else {
        watch(view, network, book.counting.network, onSeen)
      }
    }
    if let pixel = book.pixelDue {
      watch(view, .thirdParty, pixel) { book.pixelSeen() }
    }
  }

  private func watch(
    _ view: UIView, _ party: Party, _ moment: CountingMoment?, _ onSeen: @escaping () -> Void
  ) {
    watchers.append(
      ViewabilityWatcher(
        view: view, by: party, counting: moment ?? .halfForASecond, onImpression: onSeen))
  }

  package func end() {
    for watcher in watchers { watcher.invalidate() }
    watchers = []
    timer.map(World.current.timeline.cancel)
    timer = nil
  }
}
