import Foundation
import Testing

@testable import GHAD

/// A show that fails because something else covers the application.
struct CoveredShowTests {
  private typealias Machine = GHADRewardedMachine

  /// The state that a unit takes; the vendor has its ad still, or has lost it.
  private func state(_ kind: GHADFailure.Kind, isVendorReady: Bool) -> String {
    var machine = showing()
    let failure = GHADFailure(kind, code: 1, "")
    _ = machine.handle(
      .vendor(.failedToDisplay(failure)), at: .init(now: 0, isVendorReady: isVendorReady))
    return GHADUnitState(machine.state).word
  }

  private func showing() -> GHADRewardedMachine {
    var machine = Machine()
    _ = machine.handle(.vendor(.loaded(GHADLoadedAd(number: 1))), at: .init(now: 0))
    _ = machine.handle(.showWanted(1, patience: nil), at: .init(now: 0))
    return machine
  }

  @Test func `the ad stays only where the vendor still has it`() {
    #expect(state(.covered, isVendorReady: true) == "ready")
    #expect(state(.covered, isVendorReady: false) == "loading")
    #expect(state(.transient, isVendorReady: true) == "loading")
  }

  @Test func `the show is over, and another one has the same ad`() {
    var machine = showing()
    let failure = GHADFailure(.covered, code: 1, "")
    #expect(
      machine.handle(.vendor(.failedToDisplay(failure)), at: .init(now: 0)) == [
        .tell(.failedToDisplay(failure)), .settle(show: 1, .failedToDisplay(failure)),
      ])
    #expect(
      machine.handle(.showWanted(2, patience: nil), at: .init(now: 1)) == [.presentAd(show: 2)])
  }
}
