import Testing

/// A wait for something outside of this process, in steps: long enough for a busy machine, and never
/// over before there were many looks.
///
/// Where all processors are busy with other tests, a short sleep may take minutes; then time alone would
/// end a wait whose only look was the first.
struct LongWait {
  private let deadline = ContinuousClock.now + .seconds(120)
  private var looks = 0

  /// Sleeps for a moment; false when it has lasted too long.
  mutating func next() async throws -> Bool {
    looks += 1
    guard looks < 1000 || ContinuousClock.now < deadline else { return false }
    try await Task.sleep(for: .milliseconds(10))
    return true
  }
}

/// Waits until a condition holds; after a long time, fails with what was waited for.
func wait(_ what: String, until holds: () -> Bool) async throws {
  var wait = LongWait()
  while !holds() {
    try #require(try await wait.next(), "waited for \(what) in vain")
  }
}
