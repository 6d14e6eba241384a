import MediatedNetworks
import Simulation
import Testing

/// The countdown of a full-screen ad.
struct MediatedCountdownTests {
  private func at(_ seconds: Int) -> Instant { Instant(milliseconds: seconds * 1000) }

  private func countdown(
    _ length: Int?, closeAfter: Int? = nil, isRewarded: Bool = false, patience: Int = 0,
    sticks: Bool = false
  ) -> MediatedCountdown {
    MediatedCountdown(
      length: length.map { .seconds($0) }, closeAfter: closeAfter.map { .seconds($0) },
      isRewarded: isRewarded, patience: .seconds(patience), sticks: sticks)
  }

  @Test func `an interstitial without a countdown can be closed at once`() {
    let countdown = countdown(nil)
    #expect(countdown.isClosable(at: at(0)) && countdown.isOver(at: at(0)))
    #expect(countdown.nextMilestone(at: at(0)) == nil)
  }

  @Test func `a rewarded ad can be closed when its usual length is over`() {
    var countdown = countdown(nil, isRewarded: true)
    countdown.run(at: at(0))
    #expect(!countdown.isClosable(at: at(9)) && countdown.isClosable(at: at(10)))
    #expect(countdown.isOver(at: at(10)))
  }

  @Test func `time that the ad stands does not count`() {
    var countdown = countdown(10, isRewarded: true)
    countdown.run(at: at(0))
    countdown.stand(at: at(4))
    #expect(countdown.position(at: at(60)) == .seconds(4))
    countdown.run(at: at(60))
    #expect(!countdown.isOver(at: at(65)) && countdown.isOver(at: at(66)))
    #expect(countdown.seconds(until: .seconds(10), at: at(63)) == 3)
  }

  @Test func `the next milestone is the nearer one`() {
    var countdown = countdown(10, closeAfter: 5, isRewarded: true)
    countdown.run(at: at(0))
    #expect(countdown.nextMilestone(at: at(0)) == .seconds(5))
    #expect(countdown.nextMilestone(at: at(5)) == .seconds(5))
    #expect(countdown.nextMilestone(at: at(10)) == nil)
    #expect(countdown.isClosable(at: at(5)) && !countdown.isOver(at: at(5)))
  }

  @Test func `one that sticks is never closable`() {
    var countdown = countdown(5, sticks: true)
    countdown.run(at: at(0))
    #expect(!countdown.isClosable(at: at(500)) && countdown.isStuck(at: at(500)))
  }

  @Test(arguments: [(3, 3), (5, 5), (30, 5)])
  func `an ad that does not say keeps the user as long as its network does, or to its end`(
    _ length: Int, _ closeAfter: Int
  ) {
    #expect(countdown(length, patience: 5).closeAfter == .seconds(closeAfter))
    #expect(countdown(length, isRewarded: true, patience: 5).closeAfter == .seconds(length))
    #expect(countdown(length, closeAfter: 1, patience: 5).closeAfter == .seconds(1))
  }

  @Test func `one whose rest is skipped is over, and does not run again`() {
    var countdown = countdown(8, closeAfter: 10)
    countdown.run(at: at(0))
    countdown.skip()
    countdown.run(at: at(1))
    #expect(countdown.isOver(at: at(1)) && countdown.isClosable(at: at(1)))
    #expect(!countdown.isRunning)
  }

  @Test func `people count whole seconds, rounded up`() {
    var countdown = countdown(3)
    countdown.run(at: Instant(milliseconds: 0))
    let shown = [0, 1, 1000, 1001, 2999, 3000, 9000].map {
      countdown.seconds(until: .seconds(3), at: Instant(milliseconds: $0))
    }
    #expect(shown == [3, 3, 2, 2, 1, 0, 0])
  }

  @Test func `progress goes from nothing to all, and an ad without a length has all`() {
    var countdown = countdown(4, closeAfter: 8)
    countdown.run(at: at(0))
    #expect([0, 1, 4, 6].map { countdown.progress(at: at($0)) } == [0, 0.25, 1, 1])
    #expect(self.countdown(nil).progress(at: at(0)) == 1)
    #expect(self.countdown(0).progress(at: at(0)) == 1)
  }

  @Test func `an ad that is closable after its end runs until then, and not again`() {
    var countdown = countdown(4, closeAfter: 8)
    countdown.run(at: at(0))
    #expect(countdown.isOver(at: at(4)) && !countdown.isClosable(at: at(7)))
    #expect(countdown.position(at: at(60)) == .seconds(8))
    countdown.stand(at: at(8))
    countdown.run(at: at(9))
    #expect(!countdown.isRunning)
  }
}
