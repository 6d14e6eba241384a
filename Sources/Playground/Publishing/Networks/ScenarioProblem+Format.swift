import AdServing
import JSON
import Scenarios
import Simulation

extension ScenarioProblem {
  /// Why an option means nothing to ads of a format; nil for most.
  init?(option: Setting<Scenario.Options>, for format: Scenario.Format) {
    guard let formats = option.formats, !formats.contains(format) else { return nil }
    self = .ofOtherFormats(key: option.key, word: nil, of: formats, not: format)
  }

  /// Why a word of a unit means nothing to its ads; nil for most.
  init?(_ word: Scenario.Unit.ChoosyWord, of unit: Scenario.Unit) {
    guard !word.concerns(unit.format), case .key(let key)? = word.path.last else { return nil }
    let formats = unit.asking.through.formats.filter(word.concerns)
    self = .ofOtherFormats(key: key, word: word.word, of: formats, not: unit.format)
  }

  /// Why a line's adapter has no ads of its unit's format; nil for most.
  init?(adapterOf line: Scenario.Line, for format: Scenario.Format) {
    guard line.outcome != .noSuchClass, let network = Networks.network(of: line.className),
      !network.formats.contains(format)
    else { return nil }
    self = .ofOtherFormats(key: "class", word: line.className, of: network.formats, not: format)
  }

  /// Why a change that a script has just made means nothing to the unit's ads; nil for most.
  init?(_ change: Change, in scenario: Scenario) {
    guard let unit = scenario.unit(change.unit) else { return nil }
    let problems = unit.choosyWords.filter { $0.path.first == .key(change.what.key) }.lazy
      .compactMap { Self($0, of: unit) }
    guard let first = problems.first else { return nil }
    self = first
  }
}
