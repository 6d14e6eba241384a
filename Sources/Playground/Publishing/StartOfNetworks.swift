import Scenarios
import Simulation

/// The start of a unit's networks, before its first ad is asked for: what goes wrong there is none of an ad's.
@MainActor
enum StartOfNetworks {
  /// Plays it; whether it has ended the application. The first start is as the first ad where conditions count.
  static func isFatal(_ unit: Scenario.Unit) -> Bool {
    let ends = World.current.journal.entries.count { $0.sense == .appEnded && $0.ad == nil }
    let start = AdName(unit: unit.id, number: ends + 1)
    for (network, habits, condition) in unit.networksToStart where condition.holds(for: start.text)
    {
      let party = Party(.network, name: network)
      if habits.contains(.blocksAtTheStart) { block(party, unit) }
      guard habits.contains(.crashesAtTheStart) else { continue }
      World.current.journal.note(
        by: party, "the network's SDK throws an exception as it is started",
        violation: .networkCrashed, data: [Fact.unit(unit.id)])
      Layers.shared.crash()
      return true
    }
    return false
  }

  private static func block(_ network: Party, _ unit: Scenario.Unit) {
    let standstill = Duration.seconds(6)
    World.current.journal.note(
      by: network, "its start keeps the main thread for 6 seconds", violation: .mainBlocked,
      data: [Fact.milliseconds(standstill.wholeMilliseconds), Fact.unit(unit.id)])
    World.current.timeline.standStill(for: standstill)
  }
}

extension Scenario.Unit {
  @MainActor fileprivate var networksToStart: [(String, [NetworkHabit], MistakeCondition)] {
    if let settings = asking.max {
      let isOfMAX = !settings.mistakes.isEmpty
      return [(settings.network, settings.habits, isOfMAX ? .init() : settings.condition)]
    }
    return (asking.waterfall?.lines ?? []).filter(\.isEnabled).map { line in
      let name = Networks.behind(line)?.name ?? line.label
      return (DeployedUnits.shared.networkNames[name] ?? name, line.habits, line.condition)
    }
  }
}
