import Catalogue

/// `adplay check`: which rules of the contract are broken.
@MainActor
enum CheckCommand {
  /// The scenarios an adapter is checked with if none is named.
  private static let rounds = [
    "google-tracks", "network-tracks", "serving-decides", "one-second-rule", "banner",
    "interstitial", "rewarded", "rewarded-interstitial", "app-open", "one-at-a-time",
  ]

  /// 1 if a rule with severity error is broken or an adapter crashed, 2 if a report could not be written, otherwise 0.
  static func run(_ options: CheckOptions) throws(Failure) -> Int32 {
    if options.listsRules {
      CheckReport.printRules()
      return 0
    }
    if options.watches { try CheckWatch(options).run() }
    var run = try CheckRun(options, options.scenarios.isEmpty ? rounds : options.scenarios)
    return try run.status()
  }
}
