/// What an adapter answered, on whatever thread.
final class Answer<Ad> {
  private let lock = NSLock()
  private let arrival = DispatchSemaphore(value: 0)
  private var answers: [(ad: Ad?, error: (any Error)?)] = []

  /// The first answer, which counts.
  var first: (ad: Ad?, error: (any Error)?)? { lock.withLock { answers.first } }

  func give(_ ad: Ad?, _ error: (any Error)?) {
    lock.withLock { answers.append((ad, error)) }
    arrival.signal()
  }

  /// Returns when one comes, or after so many seconds.
  func wait(_ seconds: Double) {
    _ = arrival.wait(timeout: .now() + seconds)
  }
}
