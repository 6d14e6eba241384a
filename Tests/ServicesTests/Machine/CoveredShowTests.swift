import Foundation
import Testing

@testable import GHAD

/// A show that fails because something else covers the application.
struct CoveredShowTests {
  private typealias Machine = GHADRewardedMachine

  /// What a unit becomes; the vendor has its ad still, or has lost it.
  private func state(_ kind: GHADFailure.Kind, isVendorReady: Bool) -> String {
    var machine = Machine()
    func moment(_ isReady: Bool) -> Machine.Moment {
      Machine.Moment(now: 0, isVendorReady: isReady, allowsAutomaticLoads: true)
    }
    _ = machine.handle(.vendor(.loaded(GHADLoadedAd(number: 1))), at: moment(true))
    _ = machine.handle(.showWanted(1, patience: nil), at: moment(true))
    let failure = GHADFailure(kind, code: 1, "")
    _ = machine.handle(.vendor(.failedToDisplay(failure)), at: moment(isVendorReady))
    return GHADUnitState(machine.state).word
  }

  @Test func `the ad stays only where the vendor still has it`() {
    #expect(state(.covered, isVendorReady: true) == "ready")
    #expect(state(.covered, isVendorReady: false) == "loading")
    #expect(state(.transient, isVendorReady: true) == "loading")
  }
}
