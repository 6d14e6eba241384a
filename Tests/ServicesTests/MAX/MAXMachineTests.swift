import Testing

@testable import AppLovinSDK

/// Answers to requests that MAX no longer waits for.
struct MAXMachineTests {
  /// An ad that was too old, whose request is followed by a second one.
  private func reloading() -> MAFullScreenMachine {
    var machine = MAFullScreenMachine()
    #expect(machine.handle(.loadCalled(isStarted: true)) == [.request(1)])
    #expect(machine.handle(.filled(request: 1)) == [.tellLoaded])
    #expect(machine.handle(.tooOld(request: 1)) == [.noteExpiry, .request(2)])
    return machine
  }

  @Test(arguments: [MAFullScreenMachine.Event.filled(request: 1), .failed(request: 1)])
  func `an answer to the first request does not end the second`(
    _ event: MAFullScreenMachine.Event
  ) {
    var machine = reloading()
    #expect(machine.handle(event) == [.log("a second answer is ignored")])
    #expect(machine.state == .reloading(request: 2))
    #expect(machine.handle(.filled(request: 2)) == [.tellReloaded])
  }

  @Test func `an ad is too old only once`() {
    var machine = reloading()
    #expect(machine.handle(.tooOld(request: 1)) == [])
    #expect(machine.handle(.filled(request: 2)) == [.tellReloaded])
    #expect(machine.handle(.tooOld(request: 1)) == [])
    #expect(machine.state == .ready(request: 2))
  }
}
