import MediatedNetworks
import Simulation
import Testing
import UIKit

/// When a rewarded ad's reward is earned, and when it is told.
@Suite(.serialized) @MainActor struct RewardTests {
  private func heard(
    on phone: Phone, _ answer: MediatedAnswer, usual: MediatedOrder.Reward = .whenEarned,
    _ act: () -> Void
  ) -> [String] {
    let record = Record()
    let cover = MediatedCover(answer, of: phone.network, isRewarded: true)
    MediatedShow(cover, usualReward: usual) { event in
      let now = World.current.timeline.now.milliseconds
      if case .rewarded = event { record.heard.append("rewarded @\(now)") }
      if case .closed = event { record.heard.append("closed @\(now)") }
    }.begin(over: phone.controller)
    act()
    phone.pass(.seconds(60))
    return record.heard
  }

  private final class Record {
    var heard: [String] = []
  }

  /// An ad that counts down for 8 seconds and is closed after 9.
  private func watched(
    on phone: Phone, _ moment: MediatedOrder.Reward?, usual: MediatedOrder.Reward = .whenEarned
  ) -> [String] {
    let answer = MediatedAnswer.fill {
      $0.order.reward = moment
      $0.creative.countdown = .seconds(8)
    }
    return heard(on: phone, answer, usual: usual) {
      phone.pass(.seconds(9))
      phone.tap("close")
    }
  }

  @Test func `a reward is told in the order that the ad is set to`() {
    let phone = Phone()
    #expect(watched(on: phone, .whenEarned) == ["rewarded @8000", "closed @9000"])
  }

  @Test(arguments: [
    (MediatedOrder.Reward.twice, ["rewarded @8000", "rewarded @8000", "closed @9000"]),
    (.beforeHide, ["rewarded @9000", "closed @9000"]),
    (.afterHide, ["closed @9000", "rewarded @9300"]), (.lost, ["closed @9000"]),
  ])
  func `another order is kept, and the book has one reward, when it was earned`(
    _ moment: MediatedOrder.Reward, _ told: [String]
  ) throws {
    let phone = Phone()
    #expect(watched(on: phone, moment) == told)
    #expect(phone.book.filter { $0 == "reward" }.count == 1)
    let count = try #require(phone.world.journal.entries.first { $0.message == "reward" })
    #expect(count.time == Instant(milliseconds: 8000))
    #expect(count.data == ["amount": 1, "type": "Reward"])
  }

  @Test func `the network's habit holds for an ad that does not say, and for no other`() {
    let phone = Phone()
    #expect(watched(on: phone, nil, usual: .beforeHide) == ["rewarded @9000", "closed @9000"])
  }

  @Test func `the ad's own order goes before the network's habit`() {
    let phone = Phone()
    #expect(watched(on: phone, .whenEarned, usual: .lost) == ["rewarded @8000", "closed @9000"])
  }

  @Test(arguments: [(7999, [String]()), (8000, ["rewarded @8000"])])
  func `closed a millisecond before the end it pays nothing`(_ moment: Int, _ told: [String]) {
    let phone = Phone()
    let answer = MediatedAnswer.fill {
      $0.creative.countdown = .seconds(8)
      $0.creative.closeAfter = .seconds(5)
    }
    let heard = heard(on: phone, answer) {
      phone.pass(.milliseconds(4999))
      #expect(!phone.tap("close"))
      phone.pass(.milliseconds(moment - 4999))
      #expect(phone.tap("close"))
    }
    #expect(heard == told + ["closed @\(moment)"])
    #expect(phone.book.contains("reward") == !told.isEmpty)
  }

  @Test func `the countdown stands on a page and in the background`() {
    let phone = Phone()
    let answer = MediatedAnswer.fill { $0.creative.countdown = .seconds(8) }
    let heard = heard(on: phone, answer) {
      phone.pass(.seconds(3))
      phone.tap("callToAction")
      phone.pass(.seconds(60))
      phone.tap("close")
      UIApplication.shared.enterBackground()
      phone.pass(.seconds(60))
      UIApplication.shared.enterForeground()
      #expect(phone.shows("1 Reward in 5 s"))
      phone.pass(.seconds(5))
      #expect(phone.shows("1 Reward earned"))
    }
    #expect(heard == ["rewarded @128000"])
  }
}
