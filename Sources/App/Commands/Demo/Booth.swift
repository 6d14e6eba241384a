import Dispatch

/// A demo without a presenter: it begins again after its end, and when nobody has touched it for a
/// while.
///
/// Its timer is the only one, and waits only while something is to come.
@MainActor
final class Booth {
  /// How long nobody has touched it before it begins again.
  private let patience: DispatchTimeInterval
  /// How long the end of the story stays.
  private let rest: DispatchTimeInterval

  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(
    patience: DispatchTimeInterval = .seconds(60), rest: DispatchTimeInterval = .seconds(5),
    begin: @escaping @MainActor () -> Void
  ) {
    (self.patience, self.rest) = (patience, rest)
    timer.setEventHandler { MainActor.assumeIsolated(begin) }
    timer.activate()
  }

  func touched() { timer.schedule(deadline: .now() + patience) }
  func ended() { timer.schedule(deadline: .now() + rest) }
}
