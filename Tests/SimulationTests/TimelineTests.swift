import Simulation
import Testing

@Suite struct TimelineTests {
  private let timeline = World(seed: 1).timeline

  @Test func `timers ring in the order due, then asked`() {
    var rung: [String] = []
    timeline.after(.milliseconds(20)) { rung.append("late") }
    timeline.after(.milliseconds(10)) { rung.append("first of two") }
    timeline.after(.milliseconds(10)) { rung.append("second of two") }
    timeline.advance(by: .milliseconds(20))
    #expect(rung == ["first of two", "second of two", "late"])
  }

  @Test func `a timer sees the moment it was due at, not the one time moves to`() {
    var seen: Instant?
    timeline.after(.milliseconds(300)) { seen = timeline.now }
    timeline.advance(by: .seconds(5))
    #expect(seen == Instant(milliseconds: 300))
    #expect(timeline.now == Instant(milliseconds: 5000))
  }

  @Test func `what a timer asks for within the time that passes rings as well`() {
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

  @Test func `the next timer can be jumped to, and there may be none`() {
    timeline.after(.seconds(3)) {}
    #expect(timeline.advanceToNextTimer())
    #expect(timeline.now == Instant(milliseconds: 3000))
    #expect(!timeline.advanceToNextTimer())
  }

  @Test func `a thousand timers asked for in disorder ring in order`() {
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

  @Test func `a timer that asks for itself without time passing is given up, not waited for`() {
    func again() { timeline.after(.zero) { again() } }
    again()
    timeline.advance(by: .seconds(1))
    #expect(timeline.loopsBroken == 1)
    #expect(timeline.now == Instant(milliseconds: 1000))
  }
}
