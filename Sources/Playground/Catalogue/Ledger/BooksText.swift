import Languages
package import Scenarios

/// What is said of ads that Google has no part in.
package enum BooksText {
  package static var impressions: String { localized("impression") }
  package static var clicks: String { localized("click") }
  package static var rewards: String { localized("reward") }
  package static var paid: String { localized("paid") }
  package static var nothing: String { localized("Nothing was counted yet.") }

  /// Why there is only one side.
  package static func sentence(_ through: Scenario.Through) -> String? {
    switch through {
    case .google: nil
    case .arbiter:
      localized(
        "Google has no part in this ad: the SDK whose ad is shown counts it, and nobody counts beside it."
      )
    case .ghad:
      localized(
        "Google has no part in this ad: the service's SDK counts it, and the app hears of it.")
    }
  }
}
