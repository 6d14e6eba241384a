/// Where an ad that covers the application is in its life.
///
/// | | load | answer | show | expires | gone, or not shown |
/// |---|---|---|---|---|---|
/// | `idle` | `loading`; `waiting` before the SDK's start | – | error 400 | – | – |
/// | `waiting` | nothing | – | error 400 | – | – |
/// | `loading` | **nothing, and no callback** | `ready`, or `idle` | error 400 | – | – |
/// | `ready` | **nothing, and no callback** | told again | `showing` | `idle`, **no callback** | – |
/// | `showing` | **nothing, and no callback** | – | error 400 | – | `idle`, then it is told |
/// | `destroyed` | nothing | – | error 400 | – | – |
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
    case hidden, notShown
    case destroyed
  }

  enum Effect: Equatable {
    case waitForStart, request
    case tellLoaded, tellFailed
    case present, refuseToShow
    case tellHidden, tellNotShown
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
    case (.ready, .failed): return [.tellFailed]
    case (.ready, .showAsked): return go(.showing, .present)
    case (_, .showAsked): return [.refuseToShow]
    case (.ready, .expired): return go(.idle, .noteExpiry)
    case (.showing, .hidden): return go(.idle, .tellHidden)
    case (.showing, .notShown): return go(.idle, .tellNotShown)
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
