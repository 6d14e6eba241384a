import Simulation

// The standard library's own methods sleep by a real clock. A name of the standard library gives
// way to the same name elsewhere, whatever a file imports; what has a tolerance or a clock stays
// real.
extension Task where Success == Never, Failure == Never {
  /// Waits until this much time has passed in the world.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits until this much time has passed in the world.
  nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
    // Touched on main only.
    nonisolated(unsafe) let sleep = PhoneSleep()
    defer { PhoneSleep.onMain { sleep.goOn() } }
    // From main, the timer is set at once, and before anything else that the world does.
    PhoneSleep.onMain { sleep.begin(duration.ofTimer) }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { task in
        DispatchQueue.main.async { sleep.wait(task) }
      }
    } onCancel: {
      DispatchQueue.main.async { sleep.cancel() }
    }
  }
}

/// A task that sleeps until the world's clock wakes it.
///
/// | | new | asleep | awake |
/// |---|---|---|---|
/// | begins | asleep | – | – |
/// | the timer rings | – | awake | – |
/// | is cancelled | awake | awake | – |
///
/// If its world ends it is never woken: nothing more happens in a world that is over.
private final class PhoneSleep {
  private enum State {
    case new
    case asleep(cancel: () -> Void)
    case awake(Result<Void, any Error>)
  }

  private var state = State.new
  private var task: UnsafeContinuation<Void, any Error>?
  /// Called when the task goes on.
  private var hasGoneOn: (() -> Void)?

  /// At once for a caller on main.
  static func onMain(_ body: @escaping @Sendable () -> Void) {
    if MainQueue.isCurrent { return body() }
    DispatchQueue.main.async { body() }
  }

  func begin(_ duration: Duration) {
    guard case .new = state else { return }
    let world = World.current
    let timeline = world.timeline
    let timer = timeline.after(duration) { [weak world] in world.map(self.ring) }
    state = .asleep { [weak timeline] in timeline?.cancel(timer) }
  }

  /// Wakes the task when it is time, which may be over.
  func wait(_ task: UnsafeContinuation<Void, any Error>) {
    if case .awake(let result) = state { return task.resume(with: result) }
    self.task = task
  }

  func cancel() {
    if case .asleep(let cancelTimer) = state { cancelTimer() }
    wake(.failure(CancellationError()))
  }

  /// The task runs again, on whatever thread is its own.
  func goOn() { hasGoneOn.take()?() }

  private func ring(in world: World) {
    world.send { hasGoneOn = $0 }
    wake(.success(()))
  }

  private func wake(_ result: Result<Void, any Error>) {
    if case .awake = state { return }
    state = .awake(result)
    task.take()?.resume(with: result)
  }
}
