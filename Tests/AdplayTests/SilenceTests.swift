import Glibc
import Testing

@testable import Adplay

/// When a hunt says that an adapter keeps the main thread.
struct SilenceTests {
  /// For how long main was silent after a look a second: what it did then, and how much it had worked
  /// by then, in milliseconds.
  private func silence(
    _ looks: (activity: ThreadState.Activity, worked: Int, said: Int)...
  ) -> Duration {
    var silence = Silence()
    for look in looks {
      silence.handle(
        ThreadState(look.activity, worked: .milliseconds(look.worked)), said: look.said,
        tick: .seconds(1))
    }
    return silence.length
  }

  @Test func `who sleeps or works is silent`() {
    #expect(silence((.asleep, 0, 1), (.asleep, 0, 1), (.asleep, 0, 1)) == .seconds(2))
    #expect(silence((.working, 0, 1), (.working, 1000, 1), (.working, 2000, 1)) == .seconds(2))
  }

  @Test func `who has no processor is not silent`() {
    #expect(silence((.working, 0, 1), (.working, 0, 1), (.working, 30, 1)) == .milliseconds(30))
    #expect(silence((.waitingForDisk, 0, 1), (.waitingForDisk, 900, 1)) == .zero)
  }

  @Test func `a word ends it`() {
    #expect(silence((.asleep, 0, 1), (.asleep, 0, 1), (.asleep, 0, 2)) == .zero)
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
