import AdServing
import Simulation

extension Forcible {
  /// Everything that can be forced on MAX, and on the network behind it, and makes a difference to ads of this
  /// format.
  package static func all(
    onMAX settings: Scenario.MAX, _ format: Scenario.Format, unit: String
  ) -> [Forcible] {
    func set<Value: Equatable & Sendable>(
      _ force: Force, _ path: KeyPath<Scenario.MAX, Value>, _ value: Value
    ) -> Forcible {
      Forcible(
        force, [.set(Change(unit: unit, .init(max: path, value)))],
        holds: settings[keyPath: path] == value, needsRequest: true)
    }
    func set(
      _ force: Force, answers change: (inout Scenario.Aggregation.Answer) -> Void
    ) -> Forcible {
      var answer = settings.answers.last ?? .init()
      change(&answer)
      return set(force, \.answers, [answer])
    }
    var table = Scenario.NetworkOutcome.allCases.map { outcome in
      set(.answer(outcome)) { ($0.outcome, $0.error) = (outcome, nil) }
    }
    table += [.milliseconds(200), .seconds(5), .seconds(30)].map { latency in
      set(.latency(latency)) { $0.latency = latency }
    }
    table += Showing.allCases.filter { $0 == .normal || format.isFullScreen }.map {
      set(.adShowing($0), \.showing, $0)
    }
    table += Scenario.CallbackOrder.allCases.filter { $0.concerns(format) }.map {
      set(.order($0), \.order, $0)
    }
    table += CountingMoment.allCases.map { set(.counts($0), \.counts, $0) }
    table += [set(.mistake(nil), \.mistakes, [])]
    table += MediatorMistake.allCases.filter { $0.concerns(format) }.map {
      set(.mistake($0), \.mistakes, [$0])
    }
    return table.grouped
  }
}

extension Scenario.MAX {
  /// What goes wrong with its ads, forced or not.
  var forced: [Force] {
    let showing: [Force] = showing == .normal ? [] : [.adShowing(showing)]
    let order: [Force] = order == .usual ? [] : [.order(order)]
    return showing + order + mistakes.map { .mistake($0) }
  }
}
