import Simulation

/// Watches a view for a network until the user has seen it, which is what networks count as an
/// impression: at least half of it in sight for one whole second without a break.
///
/// Google watches its ads in the same way. A network that is trusted with impressions
/// (`handlesUserImpressions`) can use this where its own SDK on iOS has code of its own.
@preconcurrency @MainActor public final class VisibilityWatcher {
  private let watcher: ViewabilityWatcher

  /// Begins to watch at once, for as long as the watcher is kept. The journal has the timer under
  /// the name of the network. `onViewGone` is called if the view ends unseen.
  public init(
    view: UIView, network: String, onImpression: @escaping () -> Void,
    onViewGone: (() -> Void)? = nil
  ) {
    watcher = ViewabilityWatcher(
      view: view, by: .network(network), onImpression: onImpression, onViewGone: onViewGone)
  }

  /// Stops watching and reports nothing more.
  public func invalidate() { watcher.invalidate() }
}
