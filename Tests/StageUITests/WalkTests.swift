import Properties
import Testing

/// Random walks through the stage, which six observers look on at: each picture is within its bounds, and
/// redrawing gives the same as drawing; all parts speak of one ad; ledgers agree; loads end; what was
/// done replays the same, and at every size. `Checks` walks on for longer.
@Suite(.serialized) @MainActor struct WalkTests {
  private nonisolated static let some = StageWalk.Route.everywhere(seed: 1, steps: 10)
    .enumerated().filter { $0.offset % 3 == 0 }.map(\.element)

  @Test(arguments: some)
  func `wherever somebody walks, the stage stays as it should`(_ route: StageWalk.Route) throws {
    for complaint in try StageWalk.complaints(on: route) { Issue.record("\(complaint)") }
  }

  @Test(arguments: StageWalk.Route.long(seed: 1, steps: 50))
  func `however long somebody walks, the stage stays as it should`(_ route: StageWalk.Route) throws
  {
    for complaint in try StageWalk.complaints(on: route) { Issue.record("\(complaint)") }
  }
}
