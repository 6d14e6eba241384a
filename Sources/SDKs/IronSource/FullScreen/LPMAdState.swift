import MediatedNetworks

/// Where an ad that covers the application is in its life. LevelPlay says what is wrong, and tells a
/// second answer again. `ready` gives its ad up for another one.
///
/// | | load | too soon | fill | no fill | show | capped | other values | expires | gone | not shown |
/// |---|---|---|---|---|---|---|---|---|---|---|
/// | `idle` | `loading` | error 625 | – | told | error 628 | error 628 | – | – | – | – |
/// | `loading` | error 627 | error 625 | `ready`, told | `idle`, told | error 631 | error 631 | – | – | – | – |
/// | `ready` | `loading` | error 625 | told | – | `showing` | error 524 | told | `idle`, logged | – | – |
/// | `showing` | error 629 | error 625 | – | – | error 630 | error 630 | – | – | `idle`, told | `idle`, told |
struct LPMAdState: Equatable {
  enum State: Equatable {
    case idle, loading, ready, showing
  }

  enum Event: Equatable {
    case loadAsked(isStarted: Bool)
    case filled, failed
    case showAsked(isCapped: Bool)
    case changed, expired
    case closed, notShown(MediatedShowFailure)
  }

  enum Effect: Equatable {
    case request
    case tellLoaded, tellFailed, tellChanged
    case present
    case tellClosed, tellNotShown(MediatedShowFailure)
    case refuseToLoad(LPMErrorCode)
    case refuseToShow(LPMErrorCode)
    case noteExpiry
  }

  private(set) var state = State.idle

  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (_, .loadAsked(isStarted: false)): return [.refuseToLoad(.loadBeforeInit)]
    case (.idle, .loadAsked), (.ready, .loadAsked): return go(.loading, .request)
    case (.loading, .loadAsked): return [.refuseToLoad(.loadWhileLoading)]
    case (.showing, .loadAsked): return [.refuseToLoad(.loadWhileShowing)]
    case (.loading, .filled): return go(.ready, .tellLoaded)
    case (.ready, .filled): return [.tellLoaded]
    case (.loading, .failed): return go(.idle, .tellFailed)
    case (.idle, .failed): return [.tellFailed]
    case (.ready, .showAsked(isCapped: true)): return [.refuseToShow(.placementCapped)]
    case (.ready, .showAsked): return go(.showing, .present)
    case (.idle, .showAsked): return [.refuseToShow(.showBeforeLoad)]
    case (.loading, .showAsked): return [.refuseToShow(.showWhileLoading)]
    case (.showing, .showAsked): return [.refuseToShow(.showWhileShowing)]
    case (.ready, .changed): return [.tellChanged]
    case (.ready, .expired): return go(.idle, .noteExpiry)
    case (.showing, .closed): return go(.idle, .tellClosed)
    case (.showing, .notShown(let failure)): return go(.idle, .tellNotShown(failure))
    case (_, .filled), (_, .failed), (_, .changed), (_, .expired), (_, .closed), (_, .notShown):
      return []
    }
  }

  private mutating func go(_ state: State, _ effects: Effect...) -> [Effect] {
    self.state = state
    return effects
  }
}
