import AdServing
import Catalogue
import Observing
import Scenarios

extension StageState {
  /// Who requests the unit's ads, which decides what can be forced.
  var through: Scenario.Through { unitState?.kind.through ?? .google }

  /// The names of the places where something can be forced: the lines, the slots, or the service.
  var forcePlaces: [String] {
    switch through {
    case .google: lines.map(\.label)
    case .arbiter: arbitration?.slots.map(\.label) ?? []
    case .ghad: aggregation.map { [$0.service.title] } ?? []
    }
  }

  /// What can be forced at one of these places, and makes a difference to the unit's ads.
  func forcibles(at place: Int) -> [Forcible] {
    guard forcePlaces.indices.contains(place) else { return [] }
    switch through {
    case .google:
      let format = unitState?.format ?? .native
      return Forcible.all(onLine: place, of: lines, format, unit: unit).filter {
        canPlay($0.force, onLine: place)
      }
    case .arbiter:
      return Forcible.all(onSlot: place, of: arbitration ?? .init(), unit: unit)
    case .ghad:
      return Forcible.all(
        onService: aggregation ?? .init(), isVIP: ledgers.services.isVIP, unit: unit)
    }
  }

  private func canPlay(_ force: Force, onLine place: Int) -> Bool {
    if case .outcome(let outcome) = force {
      outcomes(ofLine: place).contains(outcome)
    } else {
      true
    }
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
  func requestAnew(_ state: StageState) -> [StageEffect] {
    switch state.through {
    case .google: [.reload(unit: unit)]
    // The controller is replaced, so that every slot is asked again; the winner waits to be shown.
    case .arbiter: [.perform(.dispose(unit: unit)), .perform(.request(unit: unit))]
    case .ghad:
      state.ledgers.services[unit]?.isIdle == true ? [.perform(.request(unit: unit))] : []
    }
  }
}

extension ServiceRecord {
  /// Whether nothing is on its way, or there, in place of which an ad would have to be requested.
  fileprivate var isIdle: Bool {
    switch phase {
    case .idle, .exhausted: true
    case .loading, .ready, .retryWait, .showing, .closingGrace: false
    }
  }
}
