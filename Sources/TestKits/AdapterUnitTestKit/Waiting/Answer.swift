/// What an adapter answered, on whatever thread.
final class Answer<Ad> {
  /// Something that the adapter does with the completion handler when nobody waits for it: an answer
  /// after the first one, or one that comes too late.
  enum Surprise {
    case again
    case late
  }

  private let lock = NSLock()
  private let arrival = DispatchSemaphore(value: 0)
  private var answers: [(ad: Ad?, error: (any Error)?)] = []
  private var isWaitOver = false
  private let onSurprise: (Surprise, Ad?, (any Error)?) -> Void

  init(onSurprise: @escaping (Surprise, Ad?, (any Error)?) -> Void) {
    self.onSurprise = onSurprise
  }

  /// The first answer, which counts.
  var first: (ad: Ad?, error: (any Error)?)? { lock.withLock { answers.first } }

  func give(_ ad: Ad?, _ error: (any Error)?) {
    let surprise: Surprise? = lock.withLock {
      answers.append((ad, error))
      if answers.count > 1 { return .again }
      return isWaitOver ? .late : nil
    }
    if let surprise { return onSurprise(surprise, ad, error) }
    arrival.signal()
  }

  /// Returns when one comes, or after so many seconds.
  func wait(_ seconds: Double) {
    _ = arrival.wait(timeout: .now() + seconds)
  }

  /// The first answer; one that comes from now on is late.
  func stopWaiting() -> (ad: Ad?, error: (any Error)?)? {
    lock.withLock {
      isWaitOver = true
      return answers.first
    }
  }
}
