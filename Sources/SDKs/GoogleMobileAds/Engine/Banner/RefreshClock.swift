/// When a banner requests another ad by itself: some time after the last answer, and only while it
/// is in a window.
///
/// | state | appeared | disappeared | asked | answered | rang, in sight | rang, out of sight |
/// |---|---|---|---|---|---|---|
/// | off | – | – | asking | – | – | – |
/// | asking | – | – | – | waiting, start; or resting out of a window | – | – |
/// | resting | waiting, start | – | asking | – | – | – |
/// | waiting | – | resting, stop | asking, stop | – | asking, ask | waiting, skip, start |
package struct RefreshClock: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case off, asking, resting, waiting
  }

  package enum Event: Equatable, Sendable {
    case appeared, disappeared
    case asked
    case answered(isInWindow: Bool)
    case rang(isInSight: Bool)
  }

  package enum Effect: Equatable, Sendable {
    case start, stop, ask
    /// Nobody could see the next ad, so none is asked for.
    case skip
  }

  package private(set) var state = State.off

  package init() {}

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.off, .asked), (.resting, .asked): go(.asking)
    case (.waiting, .asked): go(.asking, .stop)
    case (.asking, .answered(isInWindow: true)): go(.waiting, .start)
    case (.asking, .answered(isInWindow: false)): go(.resting)
    case (.resting, .appeared): go(.waiting, .start)
    case (.waiting, .disappeared): go(.resting, .stop)
    case (.waiting, .rang(isInSight: true)): go(.asking, .ask)
    case (.waiting, .rang(isInSight: false)): go(.waiting, .skip, .start)
    case (.off, _), (.asking, _), (.resting, _), (.waiting, _): []
    }
  }

  private mutating func go(_ next: State, _ effects: Effect...) -> [Effect] {
    state = next
    return effects
  }
}
