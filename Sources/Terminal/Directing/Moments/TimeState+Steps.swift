import Observing
import StageUI

extension [TimeState.Mark] {
  /// Where a step leads from a place; the last one is the present. Nil if there is no such place.
  func place(_ step: TimeStep, from here: Int) -> Int? {
    let present = count - 1
    let place =
      switch step {
      case .previousAct: self[..<here].lastIndex(where: \.beginsAct) ?? (here > 0 ? 0 : -1)
      case .nextAct: self[(here + 1)...].firstIndex(where: \.beginsAct) ?? present
      case .earlier: here - 1
      case .later: here + 1
      case .moment(let place): Swift.max(0, Swift.min(present, place))
      }
    return indices.contains(place) ? place : nil
  }
}
