package import Observing
package import Screen

/// The stage at a moment, with the state of the session and the keys. Rooms are asked with a scene, and
/// change its stage.
package struct Scene: Sendable {
  package var stage: Stage
  package var state: StageState
  let keyMap: KeyMap
  /// The place in which something is drawn.
  var size: Size

  package init(
    _ stage: Stage, _ state: StageState, _ keyMap: KeyMap = .standard, size: Size? = nil
  ) {
    (self.stage, self.state, self.keyMap, self.size) = (stage, state, keyMap, size ?? stage.size)
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
