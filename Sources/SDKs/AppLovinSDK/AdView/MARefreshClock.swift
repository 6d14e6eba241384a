/// When an ad view requests another ad by itself: some time after each answer, whether anybody can
/// see the view or not.
///
/// | state | load | answered | stop | stop, at once | start | rang |
/// |---|---|---|---|---|---|---|
/// | `new` | `first`, ask | – | refused | `stopped` | – | – |
/// | `first` | ask | `waiting`, start | refused | `stopped` | – | – |
/// | `asking` | ask | `waiting`, start | `stopped` | `stopped` | – | – |
/// | `waiting` | logged | `waiting`, start | `stopped`, stop | `stopped`, stop | – | `asking`, ask |
/// | `stopped` | ask | – | – | – | `waiting`, start | – |
///
/// A stop before the first load is over counts only for publishers who ask for that. Once it is stopped,
/// every ad comes of a load of the publisher's own.
package struct MARefreshClock: Equatable {
  package enum State: Equatable {
    case new, first, asking, waiting, stopped
  }

  package enum Event: Equatable {
    case loadCalled, answered
    case stopCalled(isAtOnce: Bool), startCalled
    case rang
  }

  package enum Effect: Equatable {
    case ask, start, stop
    case log(String)
    /// The application is not obeyed.
    case refuse(String)
  }

  package private(set) var state = State.new

  package init() {}

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.new, .loadCalled): go(.first, .ask)
    case (.waiting, .rang): go(.asking, .ask)
    case (.first, .loadCalled), (.asking, .loadCalled), (.stopped, .loadCalled): [.ask]
    case (.waiting, .loadCalled):
      [.log("loadAd() while a refresh is scheduled is ignored; stop auto refresh first")]
    case (.first, .answered), (.asking, .answered), (.waiting, .answered): go(.waiting, .start)
    case (.new, .stopCalled(isAtOnce: false)):
      [.refuse("stopAutoRefresh() before the first load is ignored")]
    case (.first, .stopCalled(isAtOnce: false)):
      [.refuse("stopAutoRefresh() during the first load is ignored")]
    case (.new, .stopCalled), (.first, .stopCalled), (.asking, .stopCalled): go(.stopped)
    case (.waiting, .stopCalled): go(.stopped, .stop)
    case (.stopped, .startCalled): go(.waiting, .start)
    case (.new, _), (.first, _), (.asking, _), (.waiting, _), (.stopped, _): []
    }
  }

  private mutating func go(_ next: State, _ effects: Effect...) -> [Effect] {
    state = next
    return effects
  }
}
