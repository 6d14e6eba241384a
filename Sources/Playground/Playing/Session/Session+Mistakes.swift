import AdServing
package import Observing
import Scenarios
import Simulation

extension Session {
  /// The mistakes of layers, of MAX, of its adapters, of wires and of classes around adapters that were never made, although ads of their unit
  /// were asked for.
  package var unmadeMistakes: [UnmadeMistake] {
    let made = world.instance { MadeMistakes() }
    return scenario.adUnits.filter { unit in ledgers.ads.contains { $0.unit == unit.id } }
      .flatMap { unit in
        unit.mistakesInIt.filter { !made.isMade($0.word, of: unit.id) }.map { word, news in
          UnmadeMistake(
            unit: unit.id, word: word,
            reason: made.isSpared(word, of: unit.id)
              ? .spared : news.map { hasHeard($0, of: unit.id) ? .taken : .lacked($0) } ?? .other)
        }
      }
  }

  /// Whether a layer has been told this, and another of its mistakes has taken it.
  private func hasHeard(_ news: AppNews, of unit: String) -> Bool {
    journal.entries.contains { entry in
      entry.to?.role == .layer && entry.ad.flatMap(AdName.unit) == unit
        && entry.sense.map { AppNews($0, entry.data) } == news
    }
  }
}

extension Scenario.Unit {
  /// The words of its mistakes, with what they are about if that is one thing.
  fileprivate var mistakesInIt: [(word: String, news: AppNews?)] {
    let max = asking.max
    let passing =
      (layer?.mistakes ?? []) + (max?.adapter?.mistakes ?? []).map(\.mistake)
    return passing.map { ($0.rawValue, $0.onlyNews) }
      + (max?.mistakes ?? []).map { ($0.rawValue, LayerMistake(rawValue: $0.rawValue)?.onlyNews) }
      + lines.flatMap { AdapterClassName($0.className).wrappers.map { ($0, nil) } }
      + lines.flatMap(\.faults).map { ($0.rawValue, LayerMistake(rawValue: $0.rawValue)?.onlyNews) }
  }
}
