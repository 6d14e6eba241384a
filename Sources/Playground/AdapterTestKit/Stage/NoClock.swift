import Playing

/// How long real time was is taken on trust: a test measures nothing.
struct NoClock: RealTime {
  func pass(_ time: Duration) -> Duration { time }
}
