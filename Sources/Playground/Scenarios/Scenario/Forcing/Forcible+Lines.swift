import AdServing
import Simulation

extension Forcible {
  /// Everything that makes a difference to one of the lines of a unit of Google's, whose ads are of
  /// this format.
  package static func all(
    onLine place: Int, of lines: [Scenario.Line], _ format: Scenario.Format, unit: String
  ) -> [Forcible] {
    all(onLine: place, of: lines, unit: unit).filter {
      $0.force.concerns(format) && $0.force.concerns(lines[place])
    }
  }

  /// Everything that can be forced on one of the lines of a unit of Google's.
  package static func all(
    onLine place: Int, of lines: [Scenario.Line], unit: String
  ) -> [Forcible] {
    let line = lines[place]
    func set(_ force: Force, _ settings: [Change.What], _ holds: Bool) -> Forcible {
      let changes = settings.map { Change(unit: unit, line: place, of: lines, $0) }
      return Forcible(force, changes.map { .set($0) }, holds: holds)
    }
    func set<Value: Equatable & Sendable>(
      _ force: Force, _ path: KeyPath<Scenario.Line, Value>, _ value: Value
    ) -> Forcible {
      set(force, [.init(path, value)], line[keyPath: path] == value)
    }
    var table = Scenario.Outcome.allCases.map { set(.outcome($0), \.outcome, $0) }
    table += [set(.slow, \.latency, Force.slowLatency)]
    table += WireFault.allCases.map { fault in
      set(.fault(fault), [.init(\.faults, [fault])], line.faults.contains(fault))
    }
    table += Showing.allCases.filter { $0 != .normal }.map {
      set(.showing($0), \.showing, $0)
    }
    if line.ad != nil {
      table += PlayerManner.allCases.map { manner in
        set(.player(manner), [.init(\.player, [manner])], line.player.contains(manner))
      }
    }
    table += CountingMoment.allCases.map { set(.counts($0), \.counts, $0) }
    table += [set(.nothing, line.asUsual, line.isAsUsual)]
    return table.grouped
  }
}

extension Scenario.Line {
  private static let usualLatency = Duration.milliseconds(200)

  private var isSlow: Bool { latency == Force.slowLatency }

  /// The settings with which it fills in the usual time, and nothing is lost.
  fileprivate var asUsual: [Change.What] {
    [
      .init(\.outcome, .fill), .init(\.faults, []), .init(\.showing, .normal), .init(\.counts, nil),
    ]
      + (player.isEmpty ? [] : [.init(\.player, [])])
      + (isSlow ? [.init(\.latency, Self.usualLatency)] : [])
  }

  fileprivate var isAsUsual: Bool {
    outcome == .fill && faults.isEmpty && showing == .normal && counts == nil
      && player.isEmpty && !isSlow
  }
}
