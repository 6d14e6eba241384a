import Simulation
import Testing

@Suite struct TimelineTests {
  private let timeline = World(seed: 1).timeline

  @Test func `timers ring in order of due time, then of request`() {
    var rung: [String] = []
    timeline.after(.milliseconds(20)) { rung.append("late") }
    timeline.after(.milliseconds(10)) { rung.append("first of two") }
    timeline.after(.milliseconds(10)) { rung.append("second of two") }
    timeline.advance(by: .milliseconds(20))
    #expect(rung == ["first of two", "second of two", "late"])
  }

  @Test func `a timer sees its own due time, not the time moved to`() {
    var seen: Instant?
    timeline.after(.milliseconds(300)) { seen = timeline.now }
    timeline.advance(by: .seconds(5))
    #expect(seen == Instant(milliseconds: 300))
    #expect(timeline.now == Instant(milliseconds: 5000))
  }

  @Test func `what is due while time stands still for others comes afterwards`() {
    var seen: [Instant] = []
    timeline.after(.milliseconds(10)) { [timeline] in timeline.standStill(for: .seconds(6)) }
    timeline.after(.milliseconds(300)) { [timeline] in seen.append(timeline.now) }
    timeline.advance(by: .seconds(1))
    #expect(seen == [Instant(milliseconds: 6010)])
    #expect(timeline.now == Instant(milliseconds: 6010))
  }

  @Test func `a timer requested by a timer rings in the same advance`() {
    var rung = 0
    timeline.after(.milliseconds(10)) { [timeline] in
      timeline.after(.milliseconds(10)) { rung += 1 }
      timeline.after(.milliseconds(11)) { rung += 10 }
    }
    timeline.advance(by: .milliseconds(20))
    #expect(rung == 1)
  }

  @Test func `a cancelled timer neither rings nor counts as the next one`() {
    let cancelled = timeline.after(.milliseconds(10)) { Issue.record("it was cancelled") }
    timeline.after(.milliseconds(30)) {}
    timeline.cancel(cancelled)
    #expect(timeline.nextDue == Instant(milliseconds: 30))
    timeline.advance(by: .seconds(1))
  }

  @Test func `time can jump to the next timer, if there is one`() {
    timeline.after(.seconds(3)) {}
    #expect(timeline.advanceToNextTimer())
    #expect(timeline.now == Instant(milliseconds: 3000))
    #expect(!timeline.advanceToNextTimer())
  }

  @Test func `a thousand timers requested in random order ring in order`() {
    let dice = World(seed: 5).stream("test")
    var rung: [Int] = []
    for _ in 0..<1000 {
      let delay = dice.next(below: 500)
      timeline.after(.milliseconds(delay)) { rung.append(delay) }
    }
    timeline.advance(by: .seconds(1))
    #expect(rung.count == 1000)
    #expect(rung == rung.sorted())
  }

  @Test func `a timer that keeps requesting itself for the same moment is given up`() {
    func again() { timeline.after(.zero) { again() } }
    again()
    timeline.advance(by: .seconds(1))
    #expect(timeline.loopsBroken == 1)
    #expect(timeline.now == Instant(milliseconds: 1000))
  }

  @Test func `where timers were given up stands in the journal`() {
    let world = World(seed: 1)
    func again() { world.timeline.after(.zero) { again() } }
    again()
    world.timeline.advance(by: .seconds(1))
    #expect(
      world.journal.entries.map(\.message) == ["stopped: 10,000 timers rang, and no time passed"])
  }

  @Test func `any duration can be requested and any moment reached`() {
    var steps = 0
    timeline.every(.zero) { steps += 1 }
    timeline.every(.nanoseconds(1)) { steps += 1 }
    timeline.every(.seconds(Int64.max)) { steps += 1 }
    timeline.after(.seconds(Int64.min)) { steps += 1 }
    timeline.after(.seconds(Int64.max)) { steps += 1 }
    timeline.advance(to: Instant(milliseconds: .max))
    #expect(timeline.now == Instant(milliseconds: .max))
    #expect(steps == 5)
  }

  @Test func `the longest durations are clamped`() {
    #expect(Duration(secondsComponent: .max, attosecondsComponent: 0).wholeMilliseconds == .max / 2)
    #expect(Duration(secondsComponent: .min, attosecondsComponent: 0).wholeMilliseconds == .min / 2)
    let edge = Duration(
      secondsComponent: 9_223_372_036_854_775, attosecondsComponent: 999_000_000_000_000_000)
    #expect(edge.wholeMilliseconds == .max / 2)
  }

  @Test func `a repeating timer rings once per advance that reaches a step`() {
    var seen: [Int] = []
    timeline.every(.seconds(1)) { [timeline] in seen.append(timeline.now.milliseconds) }
    timeline.advance(by: .milliseconds(999))
    #expect(seen == [])
    #expect(timeline.nextDue == Instant(milliseconds: 1000))
    timeline.advance(by: .milliseconds(1))
    timeline.advance(by: .milliseconds(1500))
    #expect(seen == [1000, 2500])
    #expect(timeline.lastRing == Instant(milliseconds: 2000))
    #expect(timeline.nextDue == Instant(milliseconds: 3000))
  }

  @Test func `a ten-year countdown costs one step`() {
    var steps = 0
    let token = timeline.every(.seconds(1)) { steps += 1 }
    timeline.advance(by: .seconds(315_360_000))
    #expect(steps == 1)
    timeline.cancel(token)
    timeline.advance(by: .seconds(10))
    #expect(steps == 1)
    #expect(timeline.nextDue == nil)
  }

  @Test func `repeating and quiet timers are not jumped to`() {
    var rung: [String] = []
    timeline.every(.seconds(1)) { rung.append("step") }
    timeline.after(.seconds(2), isQuiet: true) { rung.append("quiet") }
    timeline.after(.seconds(5)) { rung.append("timer") }
    #expect(timeline.nextTimer == Instant(milliseconds: 5000))
    #expect(timeline.nextRing == Instant(milliseconds: 2000))
    #expect(timeline.advanceToNextTimer())
    #expect(rung == ["quiet", "timer", "step"])
    #expect(timeline.nextTimer == nil)
    #expect(!timeline.advanceToNextTimer())
  }
}
