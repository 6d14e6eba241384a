import Observing
import StageUI

/// An earlier moment on the stage. The world stays as it is until something is done there.
struct LookBack {
  var place: Int
  var state: StageState
  /// Where the stage was in the present, and whether time stood still.
  let present: StagePlace
  let wasPaused: Bool
  /// What is to be done there, once the world has been played again up to it.
  var acts: [StageEffect] = []
}
