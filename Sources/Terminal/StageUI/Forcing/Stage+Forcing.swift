import AdServing
import Catalogue
import Observing
import Scenarios

extension StageState {
  /// The names of the places where something can be forced: the lines, the slots, or the service.
  var forcePlaces: [String] { through.staged.places(self) }

  /// Everything that can be forced at one of these places and makes a difference to the unit's ads.
  func forcibles(at place: Int) -> [Forcible] {
    forcePlaces.indices.contains(place) ? through.staged.forcibles(self, place) : []
  }
}

extension Stage {
  /// The place that is meant: the line in focus, the slot selected in the arbiter's room, or the
  /// service; nil if there is none.
  func forcePlaceInFocus(_ state: StageState) -> Int? {
    let last = state.forcePlaces.count - 1
    guard last >= 0 else { return nil }
    return lineInFocus(state) ?? min(slotInRoom, last)
  }

  /// The places in the order they are offered: the ad's line first.
  func offeredPlaces(_ state: StageState) -> [Int] {
    let places = Array(state.forcePlaces.indices)
    guard let first = lineOfAd(state) else { return places }
    return [first] + places.filter { $0 != first }
  }

  func force(_ forcible: Forcible, _ state: StageState) -> [StageEffect] {
    forcible.actions.map { .perform($0) } + (forcible.needsRequest ? requestAnew(state) : [])
  }

  /// Requests an ad that shows what was changed.
  func requestAnew(_ state: StageState) -> [StageEffect] { state.through.staged.anew(state) }
}
