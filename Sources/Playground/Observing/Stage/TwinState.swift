package import AdServing
package import Scenarios

/// A session whose chosen unit is asked through Google's other interface, with everything done in it
/// that was done in the session on the stage.
package enum TwinState: Sendable {
  case played(TwinView)
  /// A line's class is there for one of the interfaces only.
  case impossible(Scenario.NoCounterpart)
  /// Code from elsewhere may answer at any time: only one world at a time could hear it.
  case hostsStrangers
}

/// What a screen may know of it.
package final class TwinView: Sendable {
  package let state: StageState
  package let diff: InterfaceDiff
  /// The interface of the session on the stage.
  package let original: AdapterAPI

  package init(_ state: StageState, _ diff: InterfaceDiff, original: AdapterAPI) {
    self.state = state
    self.diff = diff
    self.original = original
  }

  package var api: AdapterAPI { original == .modern ? .legacy : .modern }
  /// The side on the stage.
  package var near: InterfaceDiff.Side { original == .modern ? diff.modern : diff.legacy }
  /// The side that is played beside it.
  package var far: InterfaceDiff.Side { original == .modern ? diff.legacy : diff.modern }
}

extension InterfaceDiff.Row {
  /// The places in one side's entries and in the other's.
  package func places(near api: AdapterAPI) -> (near: Int?, far: Int?) {
    let (modern, legacy): (Int?, Int?) =
      switch self {
      case .same(let modern, let legacy), .renamed(let modern, let legacy): (modern, legacy)
      case .onlyModern(let place): (place, nil)
      case .onlyLegacy(let place): (nil, place)
      }
    return api == .modern ? (modern, legacy) : (legacy, modern)
  }
}
