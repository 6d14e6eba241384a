import JSON
import Scenarios

extension ScenarioProblem {
  /// Why a word changes nothing beside the others.
  init(_ word: Scenario.IdleWord) {
    let keys = word.path.compactMap { if case .key(let key) = $0 { key } else { nil } }
    self = .idle(key: keys.last ?? "", word: word.word, needs: word.needs)
  }

  /// Why a reaction reaches no unit; nil for most.
  init?(_ reaction: Scenario.Reaction, in scenario: Scenario) {
    guard let id = reaction.unit, scenario.unit(id) == nil else { return nil }
    let known = scenario.adUnits.map(\.id)
    self = .noSuchUnit(id, known: known, nearest: NearestWord.of(id, in: known))
  }
}

extension Scenario {
  /// The scenario as its file says it, and after each change that its script makes.
  var states: [Scenario] {
    script.reduce(into: [self]) { states, step in
      guard case .action(.set(let change)) = step.step, var state = states.last else { return }
      state.apply(change)
      states.append(state)
    }
  }
}

extension ArraySlice<Scenario> {
  /// What changes nothing in the first of these states, nor in those after it.
  func idleWords(of unit: String) -> [Scenario.IdleWord] {
    let words = map { state in state.unit(unit)?.idleWords(in: state) ?? [] }
    return (words.first ?? []).filter { word in words.allSatisfy { $0.contains(word) } }
  }

  /// What a change has just brought to its unit, or to each of the lines that it means, and changes nothing.
  func idleWords(broughtBy change: Change) -> [Scenario.IdleWord] {
    let words = idleWords(of: change.unit)
    let lines = first?.unit(change.unit)?.lines(meantBy: change) ?? []
    let ofLines = lines.map { line in
      words.compactMap { $0.path.starts(with: line) ? $0.dropping(line.count) : nil }
    }
    let common = (ofLines.first ?? []).filter { word in ofLines.allSatisfy { $0.contains(word) } }
    return words + common
  }
}
