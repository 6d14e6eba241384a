import Glibc
import Testing

@testable import Adplay

/// When main has been silent for long enough to say that an adapter keeps it.
struct SilenceTests {
  /// How long main was silent when it was looked at each second: what it did then, and how much it had
  /// worked by then, in milliseconds.
  private func silence(
    _ looks: (activity: ThreadState.Activity, worked: Int)..., tick: Duration = .seconds(1)
  ) -> Duration {
    var silence = Silence()
    for (number, look) in looks.enumerated() {
      silence.handle(
        ThreadState(look.activity, worked: .milliseconds(look.worked)),
        tick: number == 0 ? .zero : tick)
    }
    return silence.length
  }

  @Test func `a main that sleeps or works is silent`() {
    #expect(silence((.asleep, 0), (.asleep, 0), (.asleep, 0)) == .seconds(2))
    #expect(silence((.working, 700), (.working, 1700), (.working, 2700)) == .seconds(2))
  }

  @Test func `a main that has no processor is not silent`() {
    #expect(silence((.working, 500), (.working, 500), (.working, 530)) == .milliseconds(30))
    #expect(silence((.waitingForDisk, 0), (.waitingForDisk, 900)) == .zero)
  }

  @Test func `a word ends it`() {
    var silence = Silence()
    silence.handle(ThreadState(.asleep, worked: .zero), tick: .seconds(2))
    silence.end()
    #expect(silence.length == .zero)
    silence.handle(ThreadState(.asleep, worked: .zero), tick: .seconds(1))
    #expect(silence.length == .seconds(1))
  }

  @Test func `where the system does not tell, all of the time counts`() {
    var silence = Silence()
    silence.handle(nil, tick: .seconds(3))
    #expect(silence.length == .seconds(3))
  }

  @Test func `the system's line is read, whatever the thread is called`() throws {
    let state = try #require(
      ThreadState(stat: "7 (a) S (b) R 1 7 7 0 -1 4194560 90 0 0 0 120 5 0 0 20 0 3 0 9 1 1"))
    #expect(state == ThreadState(.working, worked: .seconds(125) / sysconf(Int32(_SC_CLK_TCK))))
    #expect(ThreadState(stat: "7 (a) D 1 7") == nil)
    #expect(ThreadState(stat: "") == nil)
    #expect(ThreadState.main != nil)
    #expect(ThreadState(of: "0") == nil)
  }
}
