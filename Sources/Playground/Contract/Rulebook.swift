import Simulation

/// The contract: every rule there is.
package enum Rulebook {
  /// In a sensible reading order.
  package static let all: [Rule] =
    setUpRules + loadingRules + answerRules + assetRules + pictureRules + adChoicesRules + viewRules
    + watchRules + impressionRules + clickRules + screenRules + bannerRules + fullScreenRules
    + rewardRules + presentationRules

  /// The rule with this id.
  package static func rule(_ id: String) -> Rule? { byID[id] }

  /// The longest that any rule waits for what must follow.
  package static let longestSilence: Duration =
    all.map(\.breach.silence).max() ?? .zero

  static func rules(on sense: Sense) -> [Rule] { bySense[sense.rawValue] }
  /// The rules that are checked whenever an ad comes into sight.
  static let rulesOfWhatIsInSight = all.filter { rule in
    if case .inSight = rule.breach { true } else { false }
  }
  static func rules(noted violation: Violation) -> [Rule] { byViolation[violation] ?? [] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  private static let bySense: [[Rule]] = Sense.allCases.map { sense in
    all.filter { $0.breach.triggers.contains(sense) }
  }

  private static let byViolation: [Violation: [Rule]] = {
    var rules: [Violation: [Rule]] = [:]
    for rule in all { rule.breach.violation.map { rules[$0, default: []].append(rule) } }
    return rules
  }()
}

extension Rule.Breach {
  /// The senses that cause the rule to be checked.
  fileprivate var triggers: [Sense] {
    switch self {
    case .noted: []
    case .inSight: [.shown]
    case .happened(let senses, _), .missing(let senses, _, _): senses
    }
  }

  fileprivate var silence: Duration {
    switch self {
    case .missing(_, let time, _), .inSight(let time, _): time
    case .noted, .happened: .zero
    }
  }

  fileprivate var violation: Violation? {
    if case .noted(let violation) = self { violation } else { nil }
  }
}
