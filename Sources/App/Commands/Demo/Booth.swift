import Dispatch

/// A demo without a presenter: it begins again after its end, and when nobody has touched it for a
/// while.
///
/// Its timer is the only one, and waits only while something is to come.
@MainActor
final class Booth {
  /// How long nobody has touched it before it begins again.
  private static let patience = DispatchTimeInterval.seconds(60)
  /// How long the end of the story stays.
  private static let rest = DispatchTimeInterval.seconds(5)

  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(begin: @escaping @MainActor () -> Void) {
    timer.setEventHandler { MainActor.assumeIsolated(begin) }
    timer.activate()
  }

  func touched() { timer.schedule(deadline: .now() + Self.patience) }
  func ended() { timer.schedule(deadline: .now() + Self.rest) }
}
