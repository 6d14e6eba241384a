package import Scenarios

/// What is said of ads that Google has no part in.
package enum BooksText {
  package static let impressions = "impression"
  package static let clicks = "click"
  package static let rewards = "reward"
  package static let paid = "paid"
  package static let nothing = "Nothing was counted yet."

  /// Why there is only one side.
  package static func sentence(_ through: Scenario.Through) -> String? {
    switch through {
    case .google: nil
    case .arbiter:
      "Google has no part in this ad: the SDK whose ad is shown counts it, and nobody counts beside it."
    case .ghad:
      "Google has no part in this ad: the service's SDK counts it, and the app hears of it."
    }
  }
}
