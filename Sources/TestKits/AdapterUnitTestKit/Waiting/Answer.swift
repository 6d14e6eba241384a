/// What an adapter answered, on whatever thread.
final class Answer<Ad> {
  private let lock = NSLock()
  private let arrival = DispatchSemaphore(value: 0)
  private var answers: [(ad: Ad?, error: (any Error)?)] = []
  /// Called for each answer but the first, also after nobody waits any more.
  private let onAnother: () -> Void

  init(onAnother: @escaping () -> Void) { self.onAnother = onAnother }

  /// The first answer, which counts.
  var first: (ad: Ad?, error: (any Error)?)? { lock.withLock { answers.first } }

  func give(_ ad: Ad?, _ error: (any Error)?) {
    let isFirst = lock.withLock {
      answers.append((ad, error))
      return answers.count == 1
    }
    guard isFirst else { return onAnother() }
    arrival.signal()
  }

  /// Returns when one comes, or after so many seconds.
  func wait(_ seconds: Double) {
    _ = arrival.wait(timeout: .now() + seconds)
  }
}
