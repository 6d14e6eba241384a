import Simulation

/// The contract: every rule there is.
package enum Rulebook {
  /// In the order in which people should read them.
  package static let all: [Rule] =
    setUpRules + loadingRules + answerRules + assetRules + pictureRules + adChoicesRules + viewRules
    + watchRules + impressionRules + clickRules + screenRules + bannerRules + fullScreenRules
    + rewardRules + presentationRules

  /// The rule of an id.
  package static func rule(_ id: String) -> Rule? { byID[id] }

  /// How long the most patient rule waits for what must follow.
  package static let longestSilence: Duration =
    all.map(\.breach.silence).max() ?? .zero

  static func rules(on sense: Sense) -> [Rule] { bySense[sense.rawValue] }
  /// The rules that are looked at from whenever an ad comes into sight.
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
  /// What makes one look whether it is broken.
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
