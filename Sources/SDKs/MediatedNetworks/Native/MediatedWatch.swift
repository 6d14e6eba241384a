import Simulation
import UIKit

/// A network's own watch over the view that one of its native ads is in.
package final class MediatedWatch {
  private var taps: [UITapGestureRecognizer] = []
  private var watcher: ViewabilityWatcher?

  /// Watches until `view` was seen, if there is one, and for taps on the `clickable` ones.
  package init(
    over view: UIView?, clickable: [UIView], by network: Party, onSeen: @escaping () -> Void,
    onTap: @escaping (UIView) -> Void
  ) {
    taps = clickable.map { Self.tap(on: $0, onTap) }
    watcher = view.map { ViewabilityWatcher(view: $0, by: network, onImpression: onSeen) }
  }

  package func end() {
    for tap in taps { tap.view?.removeGestureRecognizer(tap) }
    taps = []
    watcher?.invalidate()
    watcher = nil
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
