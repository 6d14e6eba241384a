import Testing

@testable import Adplay

@MainActor struct ChildProcessTests {
  @Test func `a finished child gets no signal, since its number may be reused`() throws {
    let child = try #require(ChildProcess("/bin/true", arguments: [], input: []))
    child.wait()
    #expect(!child.stop())
  }

  @Test func `a running child is stopped once`() throws {
    let child = try #require(ChildProcess("/bin/sh", arguments: ["-c", "read line"], input: []))
    #expect(child.stop())
    #expect(!child.stop())
  }
}
