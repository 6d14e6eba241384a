import Foundation
import Testing

/// One adapter of the zoo: what it does wrong, and what comes with it.
struct Species: Sendable, CustomTestStringConvertible {
  /// The scenario.
  let name: String
  let rule: String
  /// Rules that are broken with it, and why that cannot be avoided.
  let companions: [(rule: String, why: String)]
  /// The message of the last entry of the proof.
  let shows: String
  /// What stands in its place when all is well.
  let good: String

  init(
    _ name: String, breaks rule: String, and companions: [(rule: String, why: String)] = [],
    shows: String, goodIs good: Good = .sample
  ) {
    self.name = name
    self.rule = rule
    self.companions = companions
    self.shows = shows
    self.good = good.rawValue
  }

  enum Good: String {
    /// Google watches.
    case sample = "SampleAdapter.SampleCustomEvent"
    /// The network watches.
    case selfTracking = "SampleAdapter.SampleSelfTrackingCustomEvent"
  }

  /// `completes-twice` is `BrokenAdapters.CompletesTwiceCustomEvent`.
  var className: String {
    let words = name.split(separator: "-").map(\.capitalized)
    return "BrokenAdapters.\(words.joined())CustomEvent"
  }

  var testDescription: String { name }
}
