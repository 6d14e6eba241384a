import MediatedNetworks

/// Where an ad that covers the application is in its life. A load at the wrong moment is ignored: only
/// the log has it, and nobody is called back.
///
/// | | load | too soon | start | fill | no fill | show | expires | gone | not shown | destroyed |
/// |---|---|---|---|---|---|---|---|---|---|---|
/// | `idle` | `loading` | `waiting` | – | – | – | error 400 | – | – | – | `destroyed` |
/// | `waiting` | ignored | ignored | `loading` | – | – | error 400 | – | – | – | `destroyed` |
/// | `loading` | ignored | ignored | – | `ready`, told | `idle`, told | error 400 | – | – | – | `destroyed` |
/// | `ready` | ignored | ignored | – | told | – | `showing` | `idle`, logged | – | – | `destroyed` |
/// | `showing` | ignored | ignored | – | – | – | error 400 | – | `idle`, told | `idle`, told | `destroyed` |
/// | `destroyed` | ignored | ignored | – | – | – | error 400 | – | – | – | – |
struct CLXFullscreenState: Equatable {
  enum State: Equatable {
    case idle, waiting, loading, ready, showing, destroyed
  }

  enum Event: Equatable {
    case loadAsked(isStarted: Bool)
    case started
    case filled, failed
    case showAsked
    case expired
    case hidden, notShown(MediatedShowFailure)
    case destroyed
  }

  enum Effect: Equatable {
    case waitForStart, request
    case tellLoaded, tellFailed
    case present, refuseToShow
    case tellHidden, tellNotShown(MediatedShowFailure)
    /// Only the log has it.
    case noteExpiry
    case ignore(String)
  }

  private(set) var state = State.idle

  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.idle, .loadAsked(isStarted: true)), (.waiting, .started): return go(.loading, .request)
    case (.idle, .loadAsked(isStarted: false)): return go(.waiting, .waitForStart)
    case (_, .loadAsked): return [.ignore("load ignored: \(state)")]
    case (.loading, .filled): return go(.ready, .tellLoaded)
    case (.ready, .filled): return [.tellLoaded]
    case (.loading, .failed): return go(.idle, .tellFailed)
    case (.ready, .showAsked): return go(.showing, .present)
    case (_, .showAsked): return [.refuseToShow]
    case (.ready, .expired): return go(.idle, .noteExpiry)
    case (.showing, .hidden): return go(.idle, .tellHidden)
    case (.showing, .notShown(let failure)): return go(.idle, .tellNotShown(failure))
    case (_, .destroyed): return go(.destroyed)
    case (_, .started), (_, .filled), (_, .failed), (_, .expired), (_, .hidden), (_, .notShown):
      return []
    }
  }

  private mutating func go(_ state: State, _ effects: Effect...) -> [Effect] {
    self.state = state
    return effects
  }
}
