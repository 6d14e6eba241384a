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

  static func rules(on happening: Happening) -> [Rule] { byHappening[happening.rawValue] }
  static func rules(noted word: String) -> [Rule] { byWord[word] ?? [] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  private static let byHappening: [[Rule]] = Happening.allCases.map { happening in
    all.filter { $0.breach.triggers.contains(happening) }
  }

  private static let byWord: [String: [Rule]] = Dictionary(
    grouping: all.filter { $0.breach.word != nil }, by: { $0.breach.word ?? "" })
}

extension Rule.Breach {
  /// What makes one look whether it is broken.
  fileprivate var triggers: [Happening] {
    switch self {
    case .noted: []
    case .happened(let happenings, _), .missing(let happenings, _, _): happenings
    }
  }

  fileprivate var silence: Duration {
    if case .missing(_, let time, _) = self { time } else { .zero }
  }

  fileprivate var word: String? {
    if case .noted(let word) = self { word } else { nil }
  }
}
