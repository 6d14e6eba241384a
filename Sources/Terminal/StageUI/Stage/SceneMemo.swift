import Observing
import Synchronization

/// What panes have made of a scene, for as long as it stands: most keys only move the focus, and what was
/// counted is folded and put into words once.
final class SceneMemo: Sendable {
  private let kept = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// The value that was made of this scene before, or else a new one. It may depend on all of the scene but
  /// the focus, what lies over the panes, and the trace.
  func value<Value: Equatable & Sendable>(_ make: () -> Value) -> Value {
    let type = ObjectIdentifier(Value.self)
    if let known = kept.withLock({ $0[type] }) as? Value {
      assert(known == make(), "\(Value.self) depends on what is no part of a standing scene")
      return known
    }
    let value = make()
    kept.withLock { $0[type] = value }
    return value
  }
}

extension Scene {
  /// What `make` says of this scene, made anew only where it may say something else.
  func kept<Value: Equatable & Sendable>(_ make: () -> Value) -> Value {
    memo?.value(make) ?? make()
  }

  /// Whether nothing has happened since another scene, and no display of passing time has gone on: what
  /// differs is where the focus is, what lies over the panes, and where in the trace one looks.
  func stands(since other: Scene) -> Bool {
    guard state.looksLike(other.state), state.now == other.state.now || isRunning else {
      return false
    }
    var stage = other.stage
    (stage.pane, stage.focus) = (self.stage.pane, self.stage.focus)
    (stage.overlay, stage.trace) = (self.stage.overlay, self.stage.trace)
    (stage.coach, stage.notice) = (self.stage.coach, self.stage.notice)
    return stage == self.stage
  }

  /// Whether time passes by itself, so that it is shown by whole seconds.
  private var isRunning: Bool {
    !stage.isPaused && state.story == nil && state.time?.isLookingBack != true
  }
}

extension StageState {
  fileprivate func looksLike(_ other: StageState) -> Bool {
    moment == other.moment && unit == other.unit && clock == other.clock
      && (nextTimer == nil) == (other.nextTimer == nil) && quarterInView == other.quarterInView
      && time?.place == other.time?.place && recording == other.recording
      && device == other.device && story == other.story && task == other.task
  }
}
