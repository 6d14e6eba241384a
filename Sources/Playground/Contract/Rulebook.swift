/// The contract: every rule there is.
package enum Rulebook {
  /// In the order in which people should read them.
  package static let all: [Rule] = loadingRules + viewRules + impressionRules + clickRules

  /// The rule of an id.
  package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }

  static let byHappening: [Happening: [Rule]] = Dictionary(grouping: all, by: \.trigger)
}

extension Rule {
  /// What makes one look whether it is broken.
  fileprivate var trigger: Happening {
    switch breach {
    case .noted(let word): .noted(word)
    case .happened(let happening, _), .missing(let happening, _): happening
    }
  }
}
