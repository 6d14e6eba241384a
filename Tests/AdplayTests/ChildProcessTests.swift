import Testing

@testable import Adplay

@MainActor struct ChildProcessTests {
  @Test func `One that has been waited for gets no signal: its number may be another's`() throws {
    let child = try #require(ChildProcess("/bin/true", arguments: [], input: []))
    child.wait()
    #expect(!child.stop())
  }

  @Test func `One that runs is ended, once`() throws {
    let child = try #require(ChildProcess("/bin/sh", arguments: ["-c", "read line"], input: []))
    #expect(child.stop())
    #expect(!child.stop())
  }
}
