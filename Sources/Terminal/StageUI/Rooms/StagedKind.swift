import AdServing
import Catalogue
import Observing
import Scenarios

/// The stage's side of one kind of unit: its room, and what can be forced there.
struct StagedKind: Sendable {
  /// The room that shows where an ad of theirs comes from.
  let room: String
  /// The rows that it needs beside one for each of its places.
  var rowsOfRoom = 7
  /// The names of the places where something can be forced.
  let places: @Sendable (StageState) -> [String]
  /// Everything that can be forced at one of these places.
  let forcibles: @Sendable (StageState, Int) -> [Forcible]
  /// Whether the newest request has brought no ad.
  let isWithoutAd: @Sendable (StageState) -> Bool
  /// The effects that request an ad anew, so that it shows a change.
  let anew: @Sendable (StageState) -> [StageEffect]
  /// Whether each place has a price of its own, typed in the footer.
  var hasPrices = false
}

extension Scenario.Through {
  /// The one place here that tells kinds of units apart.
  var staged: StagedKind {
    switch self {
    case .google: .google
    case .arbiter: .arbiter
    case .ghad: .service
    case .max: .max
    }
  }
}

extension StageState {
  /// Whether the newest request of the unit on view has brought no ad.
  var isWithoutAd: Bool { through.staged.isWithoutAd(self) }

  /// The kind of the unit on view.
  var through: Scenario.Through { unitState?.kind.through ?? .google }
}

// MARK: - The kinds

extension StagedKind {
  fileprivate static let google = Self(
    room: MediationRoom.card.name, rowsOfRoom: 11,
    places: { $0.lines.map(\.label) },
    forcibles: { state, place in
      let format = state.unitState?.format ?? .native
      return Forcible.all(onLine: place, of: state.lines, format, unit: state.unit).filter {
        state.canPlay($0.force, onLine: place)
      }
    },
    isWithoutAd: { state in
      if case .card(.failed) = AdInView(state) { true } else { false }
    },
    anew: { [.reload(unit: $0.unit)] })

  fileprivate static let arbiter = Self(
    room: ArbiterRoom.card.name,
    places: { $0.arbitration?.slots.map(\.label) ?? [] },
    forcibles: { state, place in
      let format = state.unitState?.format ?? .interstitial
      return Forcible.all(
        onSlot: place, of: state.arbitration ?? .init(), format, unit: state.unit)
    },
    isWithoutAd: { state in
      switch state.ledgers.arbiters[state.unit]?.phase {
      case .noWinner, .waitingRetry: true
      case .idle, .loading, .arbitrating, .ready, .showing, .disposed, nil: false
      }
    },
    // The controller is replaced, so that every slot is asked again; the winner waits to be shown.
    anew: { [.perform(.order(.dispose, unit: $0.unit)), .perform(.request(unit: $0.unit))] },
    hasPrices: true)

  fileprivate static let service = Self(
    room: ServicesRoom.card.name,
    places: { $0.aggregation.map { [$0.service.name] } ?? [] },
    forcibles: { state, _ in
      Forcible.all(
        onService: state.aggregation ?? .init(), isVIP: state.ledgers.services.isVIP,
        unit: state.unit)
    },
    isWithoutAd: { state in
      switch state.ledgers.services[state.unit]?.phase {
      case .exhausted, .retryWait: true
      case .idle, .loading, .ready, .showing, .closingGrace, nil: false
      }
    },
    anew: { state in
      let isIdle = state.ledgers.services[state.unit]?.isIdle == true
      return isIdle ? [.perform(.request(unit: state.unit))] : []
    })
}

extension StagedKind {
  fileprivate static let max = Self(
    room: LifeRoom.card.name,
    places: { $0.asking?.max.map { [$0.network] } ?? [] },
    forcibles: { state, _ in
      let format = state.unitState?.format ?? .interstitial
      return Forcible.all(onMAX: state.asking?.max ?? .init(), format, unit: state.unit)
    },
    isWithoutAd: google.isWithoutAd, anew: { [.perform(.request(unit: $0.unit))] })
}

extension StageState {
  fileprivate func canPlay(_ force: Force, onLine place: Int) -> Bool {
    guard case .outcome(let outcome) = force else { return true }
    return outcomes(ofLine: place).contains(outcome)
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

extension Stage {
  /// The room that is meant: the first of several with one key stands for that of the unit's kind.
  func roomOfKind(meantBy name: String, _ state: StageState) -> String {
    let own = state.through.staged.room
    guard let card = Rooms.all.first(where: { $0.card.name == own })?.card else { return name }
    let first = Rooms.all.first { !Set($0.card.keys).isDisjoint(with: card.keys) }?.card
    return first?.name == name ? own : name
  }
}
