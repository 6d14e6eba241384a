import Testing

@testable import GHAD

/// When a load that failed is tried again.
struct RetryScheduleTests {
  private typealias Machine = GHADRewardedMachine
  private static let failure = GHADFailure(.noFill, code: 204, "no fill")

  private func machine(_ max: Int? = nil) -> GHADRewardedMachine {
    var machine = Machine()
    machine.policy.retries = true
    machine.policy.maxRetries = max
    return machine
  }

  /// Fails every load and rings every retry, and returns the delays.
  private func delays(_ machine: inout GHADRewardedMachine, _ count: Int = 20) -> [Double] {
    var moment = Machine.Moment(now: 0)
    var delays: [Double] = []
    var effects = machine.handle(.loadWanted(waiter: 1, isForced: false), at: moment)
    while effects.contains(.requestAd), delays.count < count {
      effects = machine.handle(.vendor(.failedToLoad(Self.failure)), at: moment)
      guard case .retryWait(_, let until, _, _) = machine.state else { break }
      delays.append(until - moment.now)
      moment.now = until
      effects = machine.handle(.timerRang(.retry), at: moment)
    }
    return delays
  }

  @Test func `the delay doubles up to 64 s`() {
    var machine = machine()
    #expect(delays(&machine, 9) == [2, 4, 8, 16, 32, 64, 64, 64, 64])
  }

  @Test func `ten retries take 382 s`() {
    var machine = machine(10)
    let delays = delays(&machine)
    #expect(delays.count == 10)
    #expect(delays.reduce(0, +) == 382)
    #expect(machine.state == .exhausted(lastError: Self.failure))
  }

  @Test(arguments: [0, -1, -100]) func `no retries, or fewer, are none`(_ max: Int) {
    var machine = machine(max)
    #expect(delays(&machine) == [])
  }

  @Test func `after a success the delays begin again`() {
    var machine = machine()
    _ = delays(&machine, 4)
    _ = machine.handle(.vendor(.loaded(GHADLoadedAd(number: 1))), at: .init(now: 0))
    _ = machine.handle(.vendor(.expired), at: .init(now: 0))
    #expect(delays(&machine, 3) == [2, 4, 8])
  }

  @Test func `a jitter only adds, and never more than its part`() {
    var policy = GHADPolicy()
    policy.jitter = 0.5
    #expect(policy.delay(before: 3, dice: 0) == 8)
    #expect(policy.delay(before: 3, dice: 1) == 12)
    #expect(policy.delay(before: 3, dice: 7) == 12)
  }

  private func waiting() -> GHADRewardedMachine {
    var machine = machine()
    let moment = Machine.Moment(now: 0)
    _ = machine.handle(.loadWanted(waiter: 1, isForced: false), at: moment)
    _ = machine.handle(.vendor(.failedToLoad(Self.failure)), at: moment)
    _ = machine.handle(.loadWanted(waiter: 2, isForced: false), at: moment)
    return machine
  }

  @Test func `an ad that comes meanwhile cancels the retry`() {
    var machine = waiting()
    let effects = machine.handle(
      .vendor(.loaded(GHADLoadedAd(number: 1))), at: .init(now: 1))
    #expect(effects == [.cancelTimer(.retry), .tell(.loaded), .answer(load: 2, nil)])
    #expect(machine.handle(.timerRang(.retry), at: .init(now: 2)) == [])
  }

  @Test func `giving up the ad cancels the retry`() {
    var machine = waiting()
    let effects = machine.handle(.disposed, at: .init(now: 1))
    #expect(effects == [.cancelTimer(.retry), .answer(load: 2, .disposed)])
    #expect(machine.state == .idle)
  }

  @Test func `a user who pays cancels the retry`() {
    var machine = waiting()
    let effects = machine.handle(
      .policyChanged, at: .init(now: 1, allowsAutomaticLoads: false))
    #expect(
      effects == [
        .cancelTimer(.retry), .tell(.retryCancelled), .answer(load: 2, Self.failure),
      ])
    #expect(machine.state == .idle)
  }

  @Test func `a retry that is due when automatic loads are over is not made`() {
    var machine = waiting()
    let effects = machine.handle(
      .timerRang(.retry), at: .init(now: 2, allowsAutomaticLoads: false))
    #expect(effects == [.tell(.retryCancelled), .answer(load: 2, Self.failure)])
    #expect(machine.state == .idle)
  }

  @Test func `a forced load does not wait, and keeps the count`() {
    var machine = waiting()
    let effects = machine.handle(.loadWanted(waiter: 3, isForced: true), at: .init(now: 1))
    #expect(effects == [.cancelTimer(.retry), .startTimer(.load, 120), .requestAd])
    _ = machine.handle(.vendor(.failedToLoad(Self.failure)), at: .init(now: 1))
    guard case .retryWait(let attempt, let until, _, _) = machine.state else {
      return #expect(Bool(false), "\(machine.state)")
    }
    #expect(attempt == 2)
    #expect(until == 5)
  }
}
