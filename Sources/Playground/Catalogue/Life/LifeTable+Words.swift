import Languages
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
    case .received: localized("an ad comes")
    case .refused: localized("no ad comes")
    case .appeared: localized("the app shows it")
    case .disappeared: localized("the app takes it off")
    case .asked: localized("its show is asked for")
    case .expired: localized("it gets too old")
    case .willPresent:
      ending == .offScreen ? localized("a page opens over it") : localized("it covers the app")
    case .couldNotPresent: localized("it can't be shown")
    case .willDismiss:
      ending == .offScreen ? localized("the page begins to close") : localized("it begins to close")
    case .didDismiss: ending == .offScreen ? localized("the page is gone") : localized("it is gone")
    case .impression: localized("its impression")
    case .click: localized("a click")
    case .videoStarted: localized("its video starts")
    case .videoEnded: localized("its video ends")
    case .rewarded: localized("the reward")
    }
  }
}

extension LifeTable.Ending {
  fileprivate var title: String {
    switch self {
    case .offScreen: localized("off the screen")
    case .closed: localized("closed")
    }
  }
}

extension LifeState {
  fileprivate var title: String {
    switch self {
    case .loading: localized("loading")
    case .failed: localized("no ad")
    case .loaded: localized("loaded")
    case .expired: localized("expired")
    case .presenting: localized("asked to show")
    case .notShown: localized("not shown")
    case .onScreen: localized("on the screen")
    case .covered: localized("covered by a page")
    case .dismissing: localized("closing")
    case .dismissed: localized("gone")
    }
  }
}
