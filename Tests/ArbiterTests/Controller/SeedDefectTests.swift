import ArbiterInterstitial
import CloudXCore
import IronSource
import MediatedNetworks
import OpenWrapSDK
import Simulation
import Testing
import UIKit

/// The mistakes of the sample in CloudX's guide, each beside the controller that does not make it.
@Suite(.serialized) @MainActor struct SeedDefectTests {
  /// Both controllers live through the same.
  private func compare<Result>(
    deadline: Double = 10, _ story: (Rig) throws -> Result
  ) throws -> (good: Result, seed: Result) {
    (
      try story(Rig(.good, deadline: deadline)), try story(Rig(.seed, deadline: deadline))
    )
  }

  private func answer(_ rig: Rig, cloudX: MediatedAnswer..., levelPlay: MediatedAnswer...) {
    let server = MediatedServer.shared
    server.set(MediatedSettings(cloudX), for: .init(network: "CloudX", key: "unit"))
    server.set(MediatedSettings(levelPlay), for: .init(network: "LevelPlay", key: "unit"))
  }

  @Test func `D1: when both fail they are asked again at once, without end`() throws {
    let loads = try compare { rig in
      answer(rig, cloudX: .noFill(after: 10), levelPlay: .noFill(after: 10))
      rig.load()
      rig.phone.pass(.seconds(1))
      return rig.loads
    }
    #expect(loads.good == 2)
    #expect(loads.seed > 150)
  }

  @Test func `D1: networks that fail inside the call end in a retry, not in a recursion`() throws {
    let rig = try Rig(.good)
    let inline = MediatedAnswer.noFill().with { $0.manner = .inline }
    answer(rig, cloudX: inline, levelPlay: inline.with { $0.latency = .zero })
    rig.load()
    rig.phone.pass(.seconds(61))
    // At 0, 2, 6, 14, 30 seconds; LevelPlay is told inside its load, too.
    #expect(rig.loads == 10)
  }

  @Test func `D2: the network that had failed is not waited for in the next round`() throws {
    let questions = try compare { rig in
      answer(
        rig, cloudX: .fill(0.004, after: 50),
        levelPlay: .noFill(after: 50), .fill(0.009, after: 500))
      rig.load()
      rig.phone.pass(.seconds(1))
      _ = rig.show()
      rig.phone.tap("close")
      rig.phone.pass(.seconds(1))
      return rig.questions
    }
    #expect(questions.good == [1, 2])
    #expect(questions.seed == [1, 1, 2])
  }

  @Test func `D3: a price that rises after the decision does not count`() throws {
    let shown = try compare { rig in
      answer(rig, cloudX: .fill(0.004), levelPlay: .fill(0.002))
      rig.load()
      rig.phone.pass(.seconds(1))
      rig.phone.ad("LevelPlay")?.changePrice(to: 0.009)
      rig.phone.pass(.seconds(1))
      _ = rig.show()
      return rig.shown
    }
    #expect(shown.good == ["LevelPlay"])
    #expect(shown.seed == ["CloudX"])
  }

  @Test func `D4: no winner is kept like a winner, and nothing happens any more`() throws {
    let questions = try compare { rig in
      answer(rig, cloudX: .fill(nil), levelPlay: .fill(-1))
      rig.load()
      rig.phone.pass(.seconds(1))
      #expect(!rig.show())
      rig.load()
      rig.phone.pass(.seconds(1))
      #expect(rig.winners.allSatisfy { $0 == "NONE" })
      return rig.questions.count
    }
    #expect(questions.good == 2)
    #expect(questions.seed == 1)
  }

  @Test func `D5: an answer about an ad that is gone still decides`() throws {
    let shown = try compare { rig in
      ArbiterServer.shared.settings.answer = .timeout
      answer(
        rig, cloudX: .fill(0.004).with { $0.expiresAfter = .seconds(1) }, levelPlay: .fill(0.002))
      rig.load()
      rig.phone.pass(.seconds(3))
      let isShown = rig.show()
      return [isShown] + rig.shown.map { $0 == "LevelPlay" }
    }
    #expect(shown.good == [true, true])
    #expect(shown.seed == [false])
  }

  @Test func `D5: a network that answers twice starts two questions at once`() throws {
    let questions = try compare { rig in
      answer(rig, cloudX: .fill(1, after: 10), levelPlay: .fill(2).with { $0.manner = .twice })
      rig.load()
      rig.phone.pass(.seconds(1))
      return rig.questions
    }
    #expect(questions.good == [2])
    #expect(questions.seed == [2, 2])
  }

  @Test func `D6: two shows in one moment start a load while the ad is on the screen`() throws {
    let errors = try compare { rig in
      answer(rig, cloudX: .noFill(), levelPlay: .fill(0.002))
      rig.load()
      rig.phone.pass(.seconds(1))
      #expect(rig.show())
      #expect(!rig.show())
      rig.phone.pass(.seconds(1))
      return rig.errors
    }
    #expect(errors.good == [302])
    #expect(errors.seed.contains(629))
  }

  @Test func `D7: when the winner has expired the other loaded ad is not shown`() throws {
    let shows = try compare { rig in
      answer(rig, cloudX: .fill(0.004), levelPlay: .fill(0.002))
      rig.load()
      rig.phone.pass(.seconds(1))
      rig.phone.ad("CloudX")?.expire()
      return rig.show()
    }
    #expect(shows.good && !shows.seed)
  }

  @Test func `D8: an ad that has expired while the other loaded still competes`() throws {
    let winners = try compare { rig in
      answer(
        rig, cloudX: .fill(0.004, after: 10).with { $0.expiresAfter = .seconds(1) },
        levelPlay: .fill(0.002, after: 2000))
      rig.load()
      rig.phone.pass(.seconds(3))
      return rig.winners
    }
    #expect(winners.good == ["LEVELPLAY"])
    #expect(winners.seed == ["CLOUDX"])
  }

  @Test func `D9: a network that never answers blocks the other for good`() throws {
    let questions = try compare(deadline: 5) { rig in
      answer(rig, cloudX: .fill(0.004), levelPlay: .fill(1).with { $0.manner = .never })
      rig.load()
      rig.phone.pass(.seconds(600))
      return rig.questions
    }
    #expect(questions.good == [1])
    #expect(questions.seed == [])
  }

  @Test func `D10: a price that nobody knows competes as zero`() throws {
    let winners = try compare { rig in
      answer(rig, cloudX: .fill(nil), levelPlay: .fill(nil))
      rig.load()
      rig.phone.pass(.seconds(1))
      return rig.winners
    }
    #expect(winners.good == ["NONE"])
    #expect(winners.seed == ["LEVELPLAY"])
  }

  @Test func `D11: a loser's bid competes again, and each question says with which price`() throws {
    let prices = try compare { rig in
      answer(rig, cloudX: .fill(0.004), .fill(0.001), levelPlay: .fill(0.002))
      rig.load()
      rig.phone.pass(.seconds(1))
      #expect(rig.show())
      #expect(rig.phone.tap("close"))
      #expect(!rig.phone.isCovered)
      rig.phone.pass(.seconds(1))
      return rig.loads
    }
    // The loser is not loaded again.
    #expect(prices.good == 3)
    #expect(prices.seed == 3)
  }

  @Test func `D12: asking twice loads twice`() throws {
    let errors = try compare { rig in
      answer(rig, cloudX: .fill(0.004), levelPlay: .fill(0.002))
      rig.load()
      rig.load()
      rig.phone.pass(.seconds(1))
      return rig.errors
    }
    #expect(errors.good == [])
    #expect(errors.seed == [627])
  }

  @Test func `D13: an ad that cannot be shown loses the placement`() throws {
    let shown = try compare { rig in
      answer(
        rig, cloudX: .fill(0.004).with { $0.showing = .fails }, levelPlay: .fill(0.002))
      rig.load()
      rig.phone.pass(.seconds(1))
      #expect(rig.show())
      rig.phone.pass(.seconds(1))
      return rig.shown
    }
    #expect(shown.good == ["LevelPlay"])
    #expect(shown.seed == [])
  }

  @Test func `D14: a show that was asked for is not yet one that happened`() throws {
    let rig = try Rig(.good)
    answer(rig, cloudX: .fill(0.004).with { $0.showing = .fails }, levelPlay: .noFill())
    rig.load()
    rig.phone.pass(.seconds(1))
    #expect(rig.show())
    #expect(rig.log.news.contains(.showFailed(0)) && !rig.log.news.contains(.shown(0)))
  }

  @Test func `D15: any number of networks compete, and a bid that lost hears of it`() throws {
    let rig = try Rig(.good)
    let pubMatic = POBInterstitial(publisherId: "1", profileId: 2, adUnitId: "unit")
    let controller = ArbiterInterstitialController([
      CloudXSlot(rig.cloudX), LevelPlaySlot(rig.levelPlay), PubMaticSlot(pubMatic),
    ])
    answer(rig, cloudX: .fill(0.004), .noFill(), levelPlay: .fill(0.002))
    rig.phone.answer("PubMatic", "unit", .fill(3), .fill(5))
    controller.load()
    rig.phone.pass(.seconds(1))
    #expect(controller.showAtPlacement(from: rig.phone.controller))
    let lost = rig.phone.world.journal.entries.filter { $0.sense == .bidLostTold }
    #expect(rig.shown == ["CloudX"] && lost.count == 1)
    rig.phone.tap("close")
    rig.phone.pass(.seconds(1))
    #expect(rig.winners == ["CLOUDX", "PUBMATIC"])
    #expect(controller.showAtPlacement(from: rig.phone.controller))
    #expect(rig.phone.book("PubMatic") == ["impression", "paid 5000"])
  }

  @Test func `D15: rewarded ads compete in the same way`() throws {
    final class Earner: ArbiterControllerDelegate {
      var earned: [String] = []
      func arbiter(_ controller: ArbiterController, rewards name: String, amount: Int) {
        earned.append("\(amount) \(name)")
      }
    }
    let phone = Phone()
    let cloudX = try #require(CloudXCore.shared.createRewarded(adUnitId: "unit"))
    let controller = ArbiterController([
      CloudXSlot(cloudX), LevelPlaySlot(LPMRewardedAd(adUnitId: "unit")),
      PubMaticSlot(POBRewardedAd(publisherId: "1", profileId: 2, adUnitId: "unit")),
    ])
    let earner = Earner()
    controller.delegate = earner
    phone.answer("CloudX", "unit", .noFill())
    phone.answer("LevelPlay", "unit", .fill(0.01).with { $0.order.reward = .twice })
    phone.answer("PubMatic", "unit", .fill(3))
    controller.load()
    phone.pass(.seconds(1))
    #expect(controller.showAtPlacement(from: phone.controller))
    phone.pass(.seconds(10))
    phone.tap("close")
    #expect(earner.earned == ["1 Reward"])
    #expect(phone.book("LevelPlay") == ["impression", "paid 10000", "reward"])
  }
}
