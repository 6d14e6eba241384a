import Dispatch
import Simulation

/// Wakes the program when something on the stage changes by itself, and not before.
@MainActor
final class StageAlarm {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  /// What it was set to.
  private var time: Time?

  /// When to ring: whatever comes first.
  struct Time: Equatable {
    /// In the simulated world, and how fast time passes there.
    let due: Instant?
    let pace: Pace
    /// On the program's clock.
    let moment: Duration?
  }

  func start(_ ring: @escaping @MainActor () -> Void) {
    timer.setEventHandler { [weak self] in
      self?.time = nil
      ring()
    }
    timer.activate()
  }

  /// The next time is set whatever this one was: the clock stood still.
  func forget() { time = nil }

  /// Setting a timer wakes another thread; a key that changes nothing in the world needs none.
  func set(_ wanted: Time, at now: Duration) {
    guard wanted != time else { return }
    time = wanted
    let waits = [
      wanted.due.flatMap { wanted.pace.wait(until: $0, at: now) },
      wanted.moment.map { max($0 - now, .zero) },
    ]
    guard let wait = waits.compactMap(\.self).min() else {
      return timer.schedule(deadline: .distantFuture)
    }
    let nanoseconds = min(wait, .seconds(86_400)) / .nanoseconds(1)
    timer.schedule(deadline: .now() + .nanoseconds(Int(nanoseconds.rounded(.up))))
  }
}
