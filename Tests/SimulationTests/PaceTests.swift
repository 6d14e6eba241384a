import Simulation
import Testing

/// How real time becomes simulated time.
@Suite struct PaceTests {
  @Test func `the example in the documentation holds`() {
    var pace = Pace(clock: .zero, instant: .start)
    #expect(pace.instant(at: .seconds(2)) == Instant(milliseconds: 2000))
    pace.setPaused(true, at: .seconds(2))
    #expect(pace.instant(at: .seconds(7)) == Instant(milliseconds: 2000))
    pace.setPaused(false, at: .seconds(7))
    pace.setSpeed(4, at: .seconds(7))
    #expect(pace.instant(at: .seconds(8)) == Instant(milliseconds: 6000))
  }

  @Test func `the wait shrinks with the speed and is zero for what is due`() {
    let pace = Pace(speed: 4, clock: .seconds(10), instant: Instant(milliseconds: 1000))
    #expect(
      pace.wait(until: Instant(milliseconds: 5000), at: .seconds(10)) == .seconds(1))
    #expect(
      pace.wait(until: Instant(milliseconds: 5000), at: .milliseconds(10_750))
        == .milliseconds(250))
    #expect(pace.wait(until: Instant(milliseconds: 5000), at: .seconds(60)) == .zero)
  }

  @Test func `while paused there is nothing to wait for`() {
    let pace = Pace(isPaused: true, clock: .zero, instant: .start)
    #expect(pace.wait(until: Instant(milliseconds: 1), at: .seconds(9)) == nil)
    #expect(pace.instant(at: .seconds(9)) == .start)
  }

  @Test func `time continues from the target of a jump`() {
    var pace = Pace(clock: .zero, instant: .start)
    pace.resume(from: Instant(milliseconds: 30_000), at: .seconds(3))
    #expect(pace.instant(at: .seconds(4)) == Instant(milliseconds: 31_000))
  }

  @Test func `a clock set back does not turn back time`() {
    let pace = Pace(clock: .seconds(5), instant: Instant(milliseconds: 700))
    #expect(pace.instant(at: .seconds(4)) == Instant(milliseconds: 700))
  }

  @Test func `speed changes step by step and stops at either end`() {
    #expect(Pace.steps.map(Pace.faster) == [0.5, 1, 2, 4, 8, 16, 16])
    #expect(Pace.steps.map(Pace.slower) == [0.25, 0.25, 0.5, 1, 2, 4, 8])
    #expect(Pace.faster(than: 3) == 4)
    #expect(Pace.slower(than: 3) == 2)
  }
}
