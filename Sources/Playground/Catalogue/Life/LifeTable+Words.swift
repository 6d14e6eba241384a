package import Observing

extension LifeTable {
  /// The event's message in the journal.
  package func message(of event: LifeEvent) -> String { messages[event] ?? event.message }

  package func title(of state: LifeState) -> String {
    state == .dismissed ? ending.title : state.title
  }
}

extension LifeTable.Ending {
  fileprivate var title: String {
    switch self {
    case .offScreen: "off the screen"
    case .closed: "closed"
    }
  }
}

extension LifeState {
  fileprivate var title: String {
    switch self {
    case .loading: "loading"
    case .failed: "no ad"
    case .loaded: "loaded"
    case .expired: "expired"
    case .presenting: "asked to show"
    case .notShown: "not shown"
    case .onScreen: "on the screen"
    case .covered: "covered by a page"
    case .dismissing: "closing"
    case .dismissed: "gone"
    }
  }
}
