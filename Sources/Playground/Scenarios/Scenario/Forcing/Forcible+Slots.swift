import Simulation

extension Forcible {
  /// Everything that can be forced on one of the slots of an arbiter, on its server, and on the
  /// controller that asks both.
  package static func all(
    onSlot place: Int, of arbitration: Scenario.Arbitration, _ format: Scenario.Format, unit: String
  ) -> [Forcible] {
    let slot = arbitration.slots[place]
    let here = Action.SlotPlace(unit: unit, slot: slot.label)
    func worth(_ factor: Double) -> Price { (slot.price ?? Price(0.001)).times(factor) }
    func change(_ setting: Change.What) -> [Action] {
      [.set(Change(unit: unit, slot: slot.label, setting))]
    }
    func set<Value: Equatable & Sendable>(
      _ force: Force, _ path: KeyPath<Scenario.Slot, Value>, _ value: Value,
      needsRequest: Bool = true
    ) -> Forcible {
      Forcible(
        force, change(.init(slot: path, value)), holds: slot[keyPath: path] == value,
        needsRequest: needsRequest)
    }
    func setUnit<Value: Equatable & Sendable>(
      _ force: Force, _ path: KeyPath<Scenario.Arbitration, Value>, _ value: Value
    ) -> Forcible {
      Forcible(
        force, [.set(Change(unit: unit, .init(arbiter: path, value)))],
        holds: arbitration[keyPath: path] == value)
    }
    var table = [
      Forcible(.dearer, change(.init(slot: \.price, worth(1.5)))),
      Forcible(.cheaper, change(.init(slot: \.price, worth(1 / 1.5)))),
      Forcible(.infoChanges, [.changeAdInfo(here, worth(2))], needsRequest: false),
      Forcible(.expires, [.expire(here)], needsRequest: false),
    ]
    table += Scenario.NetworkOutcome.allCases.map { set(.answer($0), \.outcome, $0) }
    table += [.fails, .normal].map { set(.adShowing($0), \.showing, $0) }
    table += ["shop"].map {
      Forcible(.showsAt(placement: $0), [.show(unit: unit, placement: $0)], needsRequest: false)
    }
    table += [true, false].map { set(.capped($0), \.isCapped, $0, needsRequest: false) }
    table += [.hideNever, .usual].map { set(.order($0), \.order, $0) }
    table += ArbiterAnswer.allCases.map {
      setUnit(.server($0), \.service, .init($0, latency: arbitration.service.latency))
    }
    table += ArbitrationUnits.allCases.map { setUnit(.units($0), \.units, $0) }
    table += [true, false].map { setUnit(.asksUnstarted($0), \.asksUnstarted, $0) }
    table += arbitration.modes(format).map { setUnit(.controller($0), \.mode, $0) }
    return table.grouped
  }
}

extension Scenario.Arbitration {
  fileprivate func modes(_ format: Scenario.Format) -> [Scenario.Mode] {
    canBeTheExample(format) ? [.good, .seed] : [.good]
  }
}

extension Price {
  /// As a person would write it: to a hundredth of a thousandth.
  fileprivate func times(_ factor: Double) -> Price {
    Price((value * factor * 100_000).rounded() / 100_000)
  }
}
