import CTerminalGuard
import Testing

/// How long the process was stopped, by a clock of the test's.
@Suite(.serialized) struct StopTests {
  /// The time that is added to the time stopped.
  private func stopped(_ happens: () -> Void, until now: Int64) -> Int64 {
    let before = terminal_stops(now - 1000)
    happens()
    return terminal_stops(now) - before
  }

  @Test func `a stop that is seen lasts from its beginning to its end`() {
    let time = stopped(
      {
        terminal_stop_began(1400)
        terminal_stop_ended(1900)
      }, until: 2000)
    #expect(time == 500)
  }

  @Test func `a stop that nobody sees begins when the clock was looked at last`() {
    #expect(stopped({ terminal_stop_ended(12_900) }, until: 13_000) == 900)
  }

  @Test func `time that passes without a stop is not taken away`() {
    #expect(stopped({}, until: 22_000) == 0)
  }

  @Test func `going on twice counts a stop once`() {
    let time = stopped(
      {
        terminal_stop_ended(31_500)
        terminal_stop_ended(31_500)
      }, until: 32_000)
    #expect(time == 500)
  }
}
