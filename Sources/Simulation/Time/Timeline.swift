/// The only clock of the simulated world. It moves when it is told to, and rings what is due on the
/// way in the order (due, asked).
///
/// Nothing in here reads a real clock: the program moves the timeline with the time that passes in
/// front of the screen, a test moves it by hand.
public final class Timeline {
  /// A timer somebody asked for; cancelling one that has rung does nothing.
  public struct Token: Hashable, Sendable {
    let number: Int
  }

  /// How often timers may ring at one single moment before the timeline calls it a loop.
  package static let loopLimit = 100_000

  /// The present.
  public private(set) var now = Instant.start
  /// Timers that asked for themselves again and again without time passing were given up so often.
  package private(set) var loopsBroken = 0

  /// How many timers have rung: while it is the same, nothing happened by itself.
  package private(set) var rung = 0
  /// When the last one rang.
  package private(set) var lastRing = Instant.start

  /// The timers somebody would wait for, and the quiet ones.
  private var awaited = TimerQueue()
  private var quiet = TimerQueue()
  private var tickers = Tickers()
  private var actions: [Int: () -> Void] = [:]
  private var lastNumber = 0

  init() {}

  /// When something next happens by itself: a timer rings, or what shows how time passes moves.
  public var nextDue: Instant? {
    [nextRing, tickers.nextDue].compactMap { $0 }.min()
  }

  /// When the next timer rings, if one is waiting.
  public var nextRing: Instant? {
    nextWaiting?.due
  }

  /// When the next timer rings that somebody would wait for.
  public var nextTimer: Instant? {
    dropCancelled()
    return awaited.next?.due
  }

  /// Asks for `action` to be run when `delay` has passed; at the present moment, but after all that
  /// was asked for it before, when the delay is zero or negative. A quiet timer is nothing that
  /// somebody who looks on would wait for.
  @discardableResult
  public func after(
    _ delay: Duration, isQuiet: Bool = false, _ action: @escaping () -> Void
  ) -> Token {
    lastNumber += 1
    actions[lastNumber] = action
    let timer = TimerQueue.Timer(due: now + max(delay, .zero), number: lastNumber)
    if isQuiet { quiet.insert(timer) } else { awaited.insert(timer) }
    return Token(number: lastNumber)
  }

  /// Runs `action` whenever another `period` has passed, until the token is cancelled. For what only
  /// shows how time passes: of a long way it sees the end and not each step, so that ten years of a
  /// countdown cost nothing.
  @discardableResult
  public func every(_ period: Duration, _ action: @escaping () -> Void) -> Token {
    lastNumber += 1
    tickers.add(lastNumber, period: period, from: now, action)
    return Token(number: lastNumber)
  }

  /// The timer will not ring.
  public func cancel(_ token: Token) {
    if actions.removeValue(forKey: token.number) == nil { tickers.remove(token.number) }
  }

  /// Lets time pass up to and including `target`; what rings on the way may ask for more. Asking for
  /// a moment that has passed does nothing.
  public func advance(to target: Instant) {
    MainQueue.run {
      ringDue(until: target)
      now = max(now, target)
      tick()
    }
  }

  /// Lets so much time pass.
  public func advance(by duration: Duration) {
    advance(to: now + duration)
  }

  /// Rings all that is due at the present moment.
  public func settle() {
    advance(to: now)
  }

  /// Moves to the next timer and rings it and whatever else is due then; false when none waits.
  @discardableResult
  public func advanceToNextTimer() -> Bool {
    guard let due = nextTimer else { return false }
    advance(to: due)
    return true
  }

  private func tick() {
    for tick in tickers.due(at: now) {
      rung += 1
      lastRing = max(lastRing, tick.time)
      tick.action()
    }
  }

  private func ringDue(until target: Instant) {
    var rungAtThisMoment = 0
    while let next = nextWaiting, next.due <= target {
      rungAtThisMoment = next.due > now ? 0 : rungAtThisMoment + 1
      now = max(now, next.due)
      guard rungAtThisMoment < Self.loopLimit else { return breakLoop() }
      let action = actions.removeValue(forKey: next.number)
      rung += 1
      lastRing = now
      action?()
    }
  }

  private func breakLoop() {
    loopsBroken += 1
    while let next = nextWaiting, next.due <= now { actions[next.number] = nil }
  }

  private var nextWaiting: TimerQueue.Timer? {
    dropCancelled()
    guard let timer = awaited.next else { return quiet.next }
    guard let other = quiet.next, TimerQueue.isSooner(other, timer) else { return timer }
    return other
  }

  /// Takes what has rung or was cancelled off the heads of the queues.
  private func dropCancelled() {
    while let next = awaited.next, actions[next.number] == nil { awaited.removeNext() }
    while let next = quiet.next, actions[next.number] == nil { quiet.removeNext() }
  }
}
