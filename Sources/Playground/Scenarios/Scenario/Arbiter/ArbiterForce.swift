/// What somebody in front of the stage can do to a competition.
package enum ArbiterForce: Hashable, Sendable {
  case dearer, cheaper
  /// The loaded ad becomes worth twice as much, without a load.
  case infoChanges
  case expires
  case outcome(Scenario.NetworkOutcome)
  case showing(Scenario.Showing)
  case capped(Bool)
  /// The app shows an ad at a placement; without one, placements that are capped make no difference.
  case showsAtPlacement
  /// Whether its SDK keeps quiet when the ad is gone.
  case endsUntold(Bool)
  case service(Scenario.Arbitration.Service.Answer)
  case units(Scenario.Arbitration.Units)
  case mode(Scenario.Mode)

  package static let all: [ArbiterForce] =
    [.dearer, .cheaper, .infoChanges, .expires]
    + Scenario.NetworkOutcome.allCases.map { .outcome($0) }
    + [
      .showing(.fails), .showing(.normal), .showsAtPlacement, .capped(true), .capped(false),
      .endsUntold(true), .endsUntold(false),
    ]
    + Scenario.Arbitration.Service.Answer.allCases.map { .service($0) }
    + Scenario.Arbitration.Units.allCases.map { .units($0) }
    + Scenario.Mode.allCases.map { .mode($0) }

  /// Those that make sense for a unit: the published example has one slot of each of its two networks.
  package static func all(for unit: Scenario.Arbitration?) -> [ArbiterForce] {
    unit?.canBeTheExample == true ? all : all.filter { $0 != .mode(.seed) }
  }

  /// What it is about, as a heading.
  package enum Group: Hashable, Sendable {
    case ad, load, show, service, controller
  }

  package var group: Group {
    switch self {
    case .dearer, .cheaper, .infoChanges, .expires: .ad
    case .outcome: .load
    case .showing, .capped, .showsAtPlacement, .endsUntold: .show
    case .service: .service
    case .units, .mode: .controller
    }
  }

  /// Whether it is seen only when the slots are asked again.
  package var beginsAnew: Bool {
    switch self {
    case .infoChanges, .expires, .capped, .showsAtPlacement: false
    case .dearer, .cheaper, .outcome, .showing, .endsUntold, .service, .units, .mode: true
    }
  }

  private static let step = 1.5
  /// Where it is shown.
  package static let placement = "shop"

  /// What brings it about.
  package func actions(unit: String, _ slot: Scenario.Slot) -> [Action] {
    func set(_ what: Change.What) -> [Action] {
      [.set(Change(unit: unit, slot: slot.label, what))]
    }
    func setUnit(_ what: Change.What) -> [Action] { [.set(Change(unit: unit, what))] }
    let place = Action.SlotPlace(unit: unit, slot: slot.label)
    let price = slot.price?.value ?? 0.001
    return switch self {
    case .dearer: set(.init(slot: \.price, Price(Self.rounded(price * Self.step))))
    case .cheaper: set(.init(slot: \.price, Price(Self.rounded(price / Self.step))))
    case .infoChanges: [.changeAdInfo(place, Price(Self.rounded(price * 2)))]
    case .expires: [.expire(place)]
    case .outcome(let outcome): set(.init(slot: \.outcome, outcome))
    case .showing(let showing): set(.init(slot: \.showing, showing))
    case .capped(let isCapped): set(.init(slot: \.isCapped, isCapped))
    case .showsAtPlacement: [.show(unit: unit, placement: Self.placement)]
    case .endsUntold(let isUntold): set(.init(slot: \.order, isUntold ? .hideNever : .usual))
    case .service(let answer): setUnit(.init(arbiter: \.arbitration.service, .init(answer)))
    case .units(let units): setUnit(.init(arbiter: \.arbitration.units, units))
    case .mode(let mode): setUnit(.init(arbiter: \.arbitration.mode, mode))
    }
  }

  /// As a person would write it: to a hundredth of a thousandth.
  private static func rounded(_ price: Double) -> Double { (price * 100_000).rounded() / 100_000 }

  /// Whether it is so already.
  package func holds(for slot: Scenario.Slot, in arbitration: Scenario.Arbitration) -> Bool {
    switch self {
    case .dearer, .cheaper, .infoChanges, .expires, .showsAtPlacement: false
    case .outcome(let outcome): slot.outcome == outcome
    case .showing(let showing): slot.showing == showing
    case .capped(let isCapped): slot.isCapped == isCapped
    case .endsUntold(let isUntold): (slot.order == .hideNever) == isUntold
    case .service(let answer): arbitration.service.answer == answer
    case .units(let units): arbitration.units == units
    case .mode(let mode): arbitration.mode == mode
    }
  }
}
