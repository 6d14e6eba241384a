import Simulation

/// Watches a view until it has been seen; obeys ``ImpressionGate``.
///
/// Every SDK that watches has its own, as in reality.
@MainActor
package final class ViewabilityWatcher {
  private weak var view: UIView?
  private let party: Party
  private let name: String?
  private let onImpression: @MainActor () -> Void
  /// What the view shows. Whatever brings it into view later need not know.
  private let context = World.current.journal.context
  private var gate = ImpressionGate()
  private var timer: Timeline.Token?
  private var observation: Int?

  package init(
    view: UIView, by party: Party, name: String? = nil,
    onImpression: @escaping @MainActor () -> Void
  ) {
    self.view = view
    self.party = party
    self.name = name
    self.onImpression = onImpression
    observation = UIApplication.shared.observeGeometry { [weak self] in self?.look() }
    look()
  }

  /// Watches no more.
  package func invalidate() {
    timer.map(World.current.timeline.cancel)
    observation.map(UIApplication.shared.stopObserving)
    (timer, observation) = (nil, nil)
  }

  private func look() {
    let effects = gate.handle(.visible(view?.visibleFraction ?? 0))
    let journal = World.current.journal
    journal.within(context.because(of: journal.context)) { obey(effects) }
  }

  private func obey(_ effects: [ImpressionGate.Effect]) {
    for effect in effects {
      switch effect {
      case .startTimer(let time):
        timer = World.current.after(time, "in view for one second", by: party, name: name) {
          [weak self] in
          guard let self else { return }
          obey(gate.handle(.timerRang))
        }
      case .cancelTimer:
        timer.map(World.current.timeline.cancel)
      case .count:
        invalidate()
        onImpression()
      }
    }
  }
}
