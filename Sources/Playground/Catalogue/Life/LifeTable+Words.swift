package import Observing

extension LifeTable {
  /// The event's message in the journal.
  package func message(of event: LifeEvent) -> String { messages[event] ?? event.message }

  package func title(of state: LifeState) -> String {
    state == .dismissed ? ending.title : state.title
  }
}

extension LifeTable {
  /// What can happen to an ad, for people who do not know the calls.
  package func happening(_ event: LifeEvent) -> String {
    switch event {
    case .received: "an ad comes"
    case .refused: "no ad comes"
    case .appeared: "the app shows it"
    case .disappeared: "the app takes it off"
    case .asked: "Google asks for it to be shown"
    case .expired: "it gets too old"
    case .willPresent: ending == .offScreen ? "a page opens over it" : "it covers the app"
    case .couldNotPresent: "it can't be shown"
    case .willDismiss: ending == .offScreen ? "the page begins to close" : "it begins to close"
    case .didDismiss: ending == .offScreen ? "the page is gone" : "it is gone"
    case .impression: "its impression"
    case .click: "a click"
    case .videoStarted: "its video starts"
    case .videoEnded: "its video ends"
    case .rewarded: "the reward"
    }
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
