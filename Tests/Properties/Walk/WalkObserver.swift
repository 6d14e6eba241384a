import Screen
import StageUI

/// Looks on at a walk, and complains.
@MainActor
protocol WalkObserver {
  /// Before a step.
  mutating func begin(_ walk: StageWalk)
  /// During a step: between the event and the pause after it, and then after that.
  mutating func look(_ walk: StageWalk, _ frame: Frame<Hit>) -> [String]
  /// Every tenth step. It may use the stage.
  mutating func rest(_ walk: StageWalk) -> [String]
  /// Once after the last step.
  mutating func end(_ walk: StageWalk) throws -> [String]
}

extension WalkObserver {
  mutating func begin(_ walk: StageWalk) {}
  mutating func look(_ walk: StageWalk, _ frame: Frame<Hit>) -> [String] { [] }
  mutating func rest(_ walk: StageWalk) -> [String] { [] }
  mutating func end(_ walk: StageWalk) throws -> [String] { [] }
}
