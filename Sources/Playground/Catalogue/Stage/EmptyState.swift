import Languages

/// What a pane says when it has nothing to show.
package enum EmptyState: Equatable, Sendable {
  /// The key that requests one; nil in a recording.
  case noAd(key: String?)
  /// Google gets such an ad as a view, so there are no assets to list.
  case drawnByNetwork
  case noLines
  /// No load of the ad was recorded.
  case noLoadRecorded
  case noAssetsRecorded
  case noBrokenRule(key: String)
  /// An ad in view that broke none, after others that did.
  case adBreaksNoRule
  /// The stage was opened without reports.
  case noReports
  /// Nothing was said of the user's data.
  case noPrivacy
  case unknownRule
  case noMatchingEntry
  case noMatchingCommand
  case noMatchingScenario
}

extension EmptyState {
  package var sentence: String {
    switch self {
    case .noAd(key: nil): CountsText.noAdRecorded
    case .noAd(let key?): localized("No ad yet. Press \(key) to request one.")
    case .drawnByNetwork:
      localized("The network draws this ad itself: Google gets its view and no assets.")
    case .noLines: localized("This ad unit has no lines.")
    case .noLoadRecorded: localized("No load of this ad was recorded.")
    case .noAssetsRecorded: localized("The assets of this ad were not recorded.")
    case .noBrokenRule(let key): localized("Press \(key) to force a fault.")
    case .adBreaksNoRule: localized("This ad has broken no rule.")
    case .noReports:
      localized("No reports were opened: adplay explain GOOGLE.csv NETWORK.csv --stage")
    case .noPrivacy:
      localized("The app has said nothing of its user's data: a scenario does with \"privacy\".")
    case .unknownRule: localized("This version of adplay does not know this rule.")
    case .noMatchingEntry: localized("No matching entry.")
    case .noMatchingCommand: localized("No matching command.")
    case .noMatchingScenario: localized("No matching scenario.")
    }
  }
}
