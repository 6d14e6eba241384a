import MediatedNetworks
import Simulation
import Testing

@testable import AppLovinSDK

/// Answers that MAX no longer waits for.
struct MAXMachineTests {
  /// An ad that was too old, whose request is followed by a second one.
  private func reloading() -> MAFullScreenMachine {
    var machine = MAFullScreenMachine()
    #expect(machine.handle(.loadCalled(isStarted: true)) == [.request])
    #expect(machine.handle(.filled) == [.tell(.loaded)])
    #expect(
      machine.handle(.expired) == [
        .log("the ad is too old and is replaced", .networkExpired), .request,
      ])
    return machine
  }

  @Test func `a second answer is logged and changes nothing`() {
    var machine = reloading()
    #expect(machine.handle(.filled) == [.tell(.replaced)])
    #expect(machine.handle(.filled) == [.log("a second answer is ignored")])
    #expect(machine.handle(.failed(MAError(.noFill))) == [.log("a second answer is ignored")])
    #expect(machine.state == .ready)
  }

  @Test func `an ad is too old only once`() {
    var machine = reloading()
    #expect(machine.handle(.expired) == [])
    #expect(machine.handle(.filled) == [.tell(.replaced)])
    #expect(machine.state == .ready)
  }
}
