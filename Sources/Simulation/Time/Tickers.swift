/// Everything that shows how time passes, and when each next has something new to show.
struct Tickers {
  private struct Ticker {
    let number: Int
    let period: Duration
    var due: Instant
    let action: () -> Void
  }

  private var tickers: [Ticker] = []

  var nextDue: Instant? { tickers.lazy.map(\.due).min() }

  mutating func add(
    _ number: Int, period: Duration, from now: Instant, _ action: @escaping () -> Void
  ) {
    // Time must pass between two ticks, and the timeline has no finer step.
    let period = Swift.max(period, .milliseconds(1))
    tickers.append(Ticker(number: number, period: period, due: now + period, action: action))
  }

  mutating func remove(_ number: Int) {
    tickers.removeAll { $0.number == number }
  }

  /// Those with something new to show by now, each once, with the moment of its last step.
  mutating func due(at now: Instant) -> [(time: Instant, action: () -> Void)] {
    tickers.indices.compactMap { index in
      let ticker = tickers[index]
      guard ticker.due <= now else { return nil }
      let (since, step) = ((now - ticker.due).wholeMilliseconds, ticker.period.wholeMilliseconds)
      let last = ticker.due + .milliseconds(since - since % step)
      tickers[index].due = last + ticker.period
      return (last, ticker.action)
    }
  }
}
