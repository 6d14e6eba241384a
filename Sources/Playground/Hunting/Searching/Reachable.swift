import AdServing
package import Contract
package import Observing
import Scenarios
package import Simulation

/// What a hunt can reach at all: not what belongs to ads of other formats, to other versions of
/// Google's SDK, to arbiters and services, to wires that fail, or to layers that no unit has.
package struct Reachable: Sendable {
  private let formats: Set<UnitFormat>
  private let apis: Set<AdapterAPI>
  private let hasFaults: Bool
  private let hasLayers: Bool
  private let hasOrders: Bool

  package init(_ ground: HuntGround) {
    formats = Set(ground.adapters.flatMap(\.formats))
    apis = Set(ground.adapters.map(\.api))
    hasFaults = ground.hasFaults
    hasLayers = ground.units.contains { $0["layer"] != nil }
    hasOrders = ground.units.contains { $0["orders"] ?? $0["reacts"] != nil }
  }

  package func contains(_ state: LifeState) -> Bool {
    formats.contains { LifeTable.of(Scenario.UnitKind($0)).states.contains(state) }
  }

  package func contains(_ sense: Sense) -> Bool {
    switch sense.need {
    case nil: true
    case .modernAdapter: apis.contains(.modern)
    case .legacyAdapter: apis.contains(.legacy)
    case .faults: hasFaults
    case .layer: hasLayers
    case .orders: hasOrders
    case .otherThanGoogle: false
    case let need?: formats.contains { need.isMet(by: $0) == true }
    }
  }

  package func contains(_ point: ReachedPoint) -> Bool {
    switch point {
    case .sense(let sense): contains(sense)
    case .pair(let one, let next): contains(one) && contains(next)
    case .act(let state, _): contains(state)
    case .rule(let place, _): contains(Rulebook.all[place])
    }
  }

  package func contains(_ rule: Rule) -> Bool {
    formats.contains { format in
      rule.canBeAtStake(for: format.shape, where: contains)
    }
  }
}
