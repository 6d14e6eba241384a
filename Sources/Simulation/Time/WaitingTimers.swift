/// The timers that will ring, and what they were set for.
struct WaitingTimers {
  /// The timers worth waiting for, and the quiet ones. The head of each has an action.
  private var awaited = TimerQueue()
  private var quiet = TimerQueue()
  private var actions: [Int: () -> Void] = [:]
  /// How many timers in the queues have no action any more.
  private var cancelled = 0

  /// The timer that rings next.
  var next: TimerQueue.Timer? { isQuietNext ? quiet.next : awaited.next }

  /// The next one that is worth waiting for.
  var nextAwaited: TimerQueue.Timer? { awaited.next }

  mutating func insert(_ timer: TimerQueue.Timer, isQuiet: Bool, _ action: @escaping () -> Void) {
    actions[timer.number] = action
    if isQuiet { quiet.insert(timer) } else { awaited.insert(timer) }
  }

  /// Returns what the next timer was set for, and forgets it.
  @discardableResult
  mutating func removeNext() -> (() -> Void)? {
    guard let timer = isQuietNext ? quiet.removeNext() : awaited.removeNext() else { return nil }
    defer { dropCancelled() }
    return actions.removeValue(forKey: timer.number)
  }

  /// False if there is no such timer.
  mutating func cancel(_ number: Int) -> Bool {
    guard actions.removeValue(forKey: number) != nil else { return false }
    cancelled += 1
    dropCancelled()
    return true
  }

  private var isQuietNext: Bool {
    guard let timer = quiet.next else { return false }
    return awaited.next.map { TimerQueue.isSooner(timer, $0) } ?? true
  }

  /// Takes cancelled timers off the heads of the queues.
  private mutating func dropCancelled() {
    guard cancelled > 0 else { return }
    let actions = actions
    let isCancelled = { (timer: TimerQueue.Timer) in actions[timer.number] == nil }
    cancelled -= awaited.removeHeads(where: isCancelled) + quiet.removeHeads(where: isCancelled)
  }
}
