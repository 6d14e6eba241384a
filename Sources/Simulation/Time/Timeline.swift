/// The only clock of the simulated world. It moves only when told to, and rings the timers due on
/// the way, ordered by due time and then by request.
///
/// Nothing in here reads a real clock: the program moves the timeline as real time passes; a test
/// moves it by hand.
public final class Timeline {
  /// A timer that was asked for; cancelling one that has rung does nothing.
  public struct Token: Hashable, Sendable {
    let number: Int
  }

  /// How often timers may ring at one single moment before the timeline calls it a loop.
  package static let loopLimit = 10_000

  /// The present.
  public private(set) var now = Instant.start
  /// How often the timeline gave up on timers that set themselves again and again without time
  /// passing.
  package private(set) var loopsBroken = 0
  /// Told when it does.
  package var onLoop: (() -> Void)?

  /// How many timers have rung: while it stays the same, nothing has happened by itself.
  package private(set) var rung = 0
  /// When the last one rang.
  package private(set) var lastRing = Instant.start

  private var waiting = WaitingTimers()
  private var tickers = Tickers()
  private var lastNumber = 0

  init() {}

  /// When something next happens by itself: a timer rings, or a display of passing time moves.
  public var nextDue: Instant? {
    Instant.earliest(nextRing, tickers.nextDue)
  }

  /// When the next timer rings, if one is waiting.
  public var nextRing: Instant? {
    waiting.next?.due
  }

  /// When the next timer rings that is worth waiting for.
  public var nextTimer: Instant? {
    waiting.nextAwaited?.due
  }

  /// Asks for `action` to run when `delay` has passed. If the delay is zero or negative, it runs at
  /// the present moment, but after everything asked for earlier. A quiet timer is not worth waiting
  /// for.
  @discardableResult
  public func after(
    _ delay: Duration, isQuiet: Bool = false, _ action: @escaping () -> Void
  ) -> Token {
    lastNumber += 1
    let timer = TimerQueue.Timer(due: now + max(delay, .zero), number: lastNumber)
    waiting.insert(timer, isQuiet: isQuiet, action)
    return Token(number: lastNumber)
  }

  /// Runs `action` every `period` until the token is cancelled. Only for displays of passing time:
  /// of a long stretch it sees the end and not each step, so a ten-year countdown costs one step.
  @discardableResult
  public func every(_ period: Duration, _ action: @escaping () -> Void) -> Token {
    lastNumber += 1
    tickers.add(lastNumber, period: period, from: now, action)
    return Token(number: lastNumber)
  }

  /// Stops the timer from ringing.
  public func cancel(_ token: Token) {
    if !waiting.cancel(token.number) { tickers.remove(token.number) }
  }

  /// Drops every timer that has not rung: none of them rings any more.
  func forgetTimers() {
    onLoop = nil
    dropTimers()
  }

  /// The same of one whose time goes on.
  func dropTimers() {
    // What they were set for may cancel others when it is freed.
    let old = waiting
    waiting = WaitingTimers()
    tickers = Tickers()
    withExtendedLifetime(old) {}
  }

  /// Lets time pass up to and including `target`; timers that ring on the way may set more. Asking
  /// for a moment that has passed does nothing.
  public func advance(to target: Instant) {
    MainQueue.run {
      ringDue(until: target)
      now = max(now, target)
      tick()
    }
  }

  /// Lets this much time pass.
  public func advance(by duration: Duration) {
    advance(to: now + duration)
  }

  /// Lets time pass in which no timer rings: the thread that they ring on is kept.
  package func standStill(for duration: Duration) { now = now + duration }

  /// Rings everything due at the present moment.
  public func settle() {
    advance(to: now)
  }

  /// Moves to the next timer and rings it with everything else due then; false if none is waiting.
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
    // Where a timer stands still, all that was due meanwhile rings at its end.
    while let next = waiting.next, next.due <= max(target, now) {
      rungAtThisMoment = next.due > now ? 0 : rungAtThisMoment + 1
      now = max(now, next.due)
      guard rungAtThisMoment < Self.loopLimit else { return breakLoop() }
      let action = waiting.removeNext()
      rung += 1
      lastRing = now
      action?()
    }
  }

  private func breakLoop() {
    loopsBroken += 1
    onLoop?()
    while let next = waiting.next, next.due <= now { waiting.removeNext() }
  }
}
