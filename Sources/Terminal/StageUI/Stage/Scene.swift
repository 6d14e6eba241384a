package import Observing
package import Screen

/// The stage at a moment, with the state of the session and the keys. Rooms are asked with a scene, and
/// change its stage.
package struct Scene: Sendable {
  package var stage: Stage
  private let moment: SceneMoment
  /// The place in which something is drawn.
  var size: Size

  /// Lent, as it is large: whoever reads one thing of it copies that alone.
  package var state: StageState { _read { yield moment.state } }
  var keyMap: KeyMap { moment.keyMap }
  var memo: SceneMemo? { moment.memo }

  package init(
    _ stage: Stage, _ state: StageState, _ keyMap: KeyMap = .standard, size: Size? = nil
  ) {
    self.init(stage, SceneMoment(state, keyMap, nil), size: size ?? stage.size)
  }

  private init(_ stage: Stage, _ moment: SceneMoment, size: Size) {
    (self.stage, self.moment, self.size) = (stage, moment, size)
  }

  /// The same scene with what was made of another, if that still stands.
  func remembering(_ other: Scene?) -> Scene {
    let memo = other.flatMap { stands(since: $0) ? $0.memo : nil } ?? SceneMemo()
    return Scene(stage, SceneMoment(state, keyMap, memo), size: size)
  }
}

/// What nobody changes in a scene: it is large, and a scene is handed from hand to hand.
private final class SceneMoment: Sendable {
  let state: StageState
  let keyMap: KeyMap
  /// What was made of the scene already; nil where it is not drawn.
  let memo: SceneMemo?

  init(_ state: StageState, _ keyMap: KeyMap, _ memo: SceneMemo?) {
    (self.state, self.keyMap, self.memo) = (state, keyMap, memo)
  }
}

extension Stage {
  /// Does something in a scene on this stage.
  @discardableResult
  mutating func act<Answer>(
    _ state: StageState, _ keyMap: KeyMap = .standard, _ body: (inout Scene) -> Answer
  ) -> Answer {
    var scene = Scene(self, state, keyMap)
    defer { self = scene.stage }
    return body(&scene)
  }
}
