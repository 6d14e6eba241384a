import Testing

@testable import GHAD

/// Rewards that come after their show is over.
struct LateRewardTests {
  private typealias Machine = GHADRewardedMachine
  private static let reward = GHADReward(name: "coins", amount: 1)

  /// A unit whose show of this ad has ended without a reward.
  private func machine(after ad: Int) -> GHADRewardedMachine {
    var machine = Machine()
    machine.policy.loadsNext = false
    let moment = Machine.Moment(now: 0)
    _ = machine.handle(.vendor(.loaded(GHADLoadedAd(number: ad))), at: moment)
    _ = machine.handle(.showWanted(1, patience: nil), at: moment)
    _ = machine.handle(.vendor(.hidden(ad: ad)), at: moment)
    _ = machine.handle(.timerRang(.grace), at: .init(now: 2))
    return machine
  }

  @Test func `one is told without being paid, and another is none`() {
    var machine = machine(after: 1)
    let rewarded = Machine.Event.vendor(.rewarded(Self.reward, ad: 1))
    #expect(
      machine.handle(rewarded, at: .init(now: 3))
        == [.tell(.rewarded(Self.reward)), .tell(.lateReward)])
    #expect(machine.handle(rewarded, at: .init(now: 4)) == [.tell(.duplicateReward)])
  }

  @Test func `one for an older ad is for nobody`() {
    var machine = machine(after: 2)
    let effects = machine.handle(.vendor(.rewarded(Self.reward, ad: 1)), at: .init(now: 3))
    #expect(effects == [.tell(.ignored("rewarded"))])
  }
}
