import Screen

/// Prints the time of one round: the median of several runs of many rounds each.
@MainActor
@discardableResult
func measure(_ name: String, rounds: Int, runs: Int = 9, _ body: () -> Void) -> Duration {
  let times = (0..<runs).map { _ in
    ContinuousClock().measure { for _ in 0..<rounds { body() } } / rounds
  }
  let median = times.sorted()[times.count / 2]
  print("\(Text.padded(name, to: 44)) \(median / .microseconds(1)) µs")
  return median
}
