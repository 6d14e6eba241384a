import Foundation

/// What a unit does by itself.
struct GHADPolicy: Equatable, Sendable {
  /// Whether a load that failed is tried again.
  var retries = false
  /// The number of retries; nil for no limit.
  var maxRetries: Int?
  /// Whether the next ad is loaded when one is gone.
  var loadsNext = true
  /// How long after an ad is gone its reward still counts.
  var grace: TimeInterval = 2
  /// How long a vendor may take to answer.
  var loadPatience: TimeInterval = 120
  /// Which part of a delay may be added to it, by the dice.
  var jitter: Double = 0

  /// | retry | 1 | 2 | 3 | 4 | 5 | 6 | 7 and on |
  /// |---|---|---|---|---|---|---|---|
  /// | after | 2 s | 4 s | 8 s | 16 s | 32 s | 64 s | 64 s |
  func delay(before retry: Int, dice: Double) -> TimeInterval {
    let seconds = pow(2, Double(min(6, max(1, retry))))
    return seconds * (1 + jitter * min(1, max(0, dice)))
  }

  func allows(retry: Int) -> Bool { retries && maxRetries.map { retry <= $0 } ?? true }
}
