import ArbiterInterstitial
import CloudXCore
import IronSource
import MediatedNetworks
import Simulation
import Testing
import UIKit

/// Networks say what they should not, and applications ask when it is too late: nothing breaks.
@Suite(.serialized) @MainActor struct StrangeInputTests {
  private func answer(_ network: String, _ answer: MediatedAnswer) {
    MediatedServer.shared.set(
      MediatedSettings([answer]), for: MediatedAdID(network: network, key: "unit"))
  }

  /// Who wins with these prices.
  private func winner(_ cloudX: Double?, _ levelPlay: Double?) throws -> [String] {
    let rig = try Rig(.good)
    answer("CloudX", .fill(cloudX))
    answer("LevelPlay", .fill(levelPlay))
    rig.load()
    rig.phone.pass(.seconds(1))
    return rig.winners
  }

  @Test(
    arguments: [
      (Double.nan, 0.001, "LEVELPLAY"), (.infinity, 0.001, "LEVELPLAY"),
      (-.infinity, 0, "LEVELPLAY"), (-5, 0, "LEVELPLAY"), (0.001, -.zero, "CLOUDX"),
      (.leastNonzeroMagnitude, 0.001, "LEVELPLAY"), (1e300, 0.002, "CLOUDX"),
      // Both are more than can be counted, so the first one wins.
      (1e300, .greatestFiniteMagnitude, "CLOUDX"), (.nan, -.infinity, "NONE"), (-1, -2, "NONE"),
    ] as [(Double, Double, String)])
  func `an absurd price wins or loses, and is no reason to stop`(
    _ cloudX: Double, _ levelPlay: Double, _ name: String
  ) throws {
    #expect(try winner(cloudX, levelPlay) == [name])
  }

  @Test func `no price is neither zero nor a reason to win`() throws {
    #expect(try winner(nil, 0) == ["LEVELPLAY"])
    #expect(try winner(nil, nil) == ["NONE"])
  }

  @Test(arguments: ["", "BID", "?"])
  func `a price counts however sure its network is`(_ precision: String) throws {
    let rig = try Rig(.good)
    answer("CloudX", .fill(0.001))
    answer("LevelPlay", .fill(0.002).with { $0.precision = precision })
    rig.load()
    rig.phone.pass(.seconds(1))
    #expect(rig.winners == ["LEVELPLAY"])
    #expect(rig.show() && rig.shown == ["LevelPlay"])
  }

  @Test func `two equal bids of one platform are told apart`() throws {
    let phone = Phone()
    let ads = try ["one", "two"].map { key in
      phone.answer("CloudX", key, .fill(0.002))
      return try #require(CloudXCore.shared.createInterstitial(adUnitId: key))
    }
    let controller = ArbiterController([
      CloudXSlot(ads[0], label: "one"), CloudXSlot(ads[1], label: "two"),
    ])
    controller.load()
    phone.pass(.seconds(1))
    phone.ad("CloudX", "one")?.expire()
    #expect(controller.showAtPlacement(from: phone.controller))
    #expect(!ads[0].isReady && !ads[1].isReady)
    #expect(phone.book("CloudX") == ["impression", "paid 2000"])
  }

  @Test func `a bid that is submitted twice is answered once`() {
    let phone = Phone()
    let bid = CLXArbiterBid.levelPlay(networkName: "a", revenue: 0.002, precision: "")
    var winners: [String?] = []
    CloudXCore.shared.arbiter(with: .configuration(bids: [bid, bid])) { winners.append($0.bidId) }
    phone.pass(.seconds(3))
    #expect(winners == [bid.bidId])
  }

  @Test func `what is answered after dispose comes to nobody`() throws {
    let rig = try Rig(.good)
    ArbiterServer.shared.settings.latency = .seconds(1)
    answer("CloudX", .fill(0.001))
    answer("LevelPlay", .fill(0.002).with { $0.manner = .twice })
    rig.load()
    rig.phone.pass(.milliseconds(500))
    #expect(rig.questions == [2])
    rig.dispose()
    let before = rig.log.news
    rig.phone.pass(.seconds(120))
    #expect(rig.winners == ["LEVELPLAY"])
    #expect(rig.log.news == before)
    #expect(!rig.show())
    #expect(rig.log.news == before + [.refused(.disposed)])
    rig.load()
    #expect(rig.loads == 2)
  }

  // MARK: Gone without a word

  /// The winner's ad is closed, and its SDK says nothing.
  private func unsaid(_ mode: Rig.Mode) throws -> Rig {
    let rig = try Rig(mode)
    answer("CloudX", .fill(0.004).with { $0.showing = .goesUntold })
    answer("LevelPlay", .fill(0.002))
    rig.load()
    rig.phone.pass(.seconds(1))
    #expect(rig.show() && rig.phone.isCovered)
    #expect(!rig.show(), "it is still on the screen")
    #expect(rig.phone.tap("close") && !rig.phone.isCovered)
    rig.phone.pass(.seconds(60))
    return rig
  }

  @Test func `an ad whose end is never told is over when the next one is wanted`() throws {
    let rig = try unsaid(.good)
    #expect(!rig.log.news.contains(.closed(0)))
    #expect(!rig.show())
    #expect(
      rig.log.news.suffix(4) == [.goneUntold(0), .closed(0), .roundBegan(2), .refused(.notReady)])
    // CloudX still believes that its ad is shown, and ignores the load.
    rig.phone.pass(.seconds(11))
    #expect(rig.log.news.contains(.timedOut(0)))
    #expect(rig.show() && rig.phone.book("LevelPlay").contains("impression"))
  }

  @Test func `so it is when the application loads`() throws {
    let rig = try unsaid(.good)
    rig.load()
    #expect(rig.log.news.suffix(3) == [.goneUntold(0), .closed(0), .roundBegan(2)])
  }

  @Test func `the published example then shows nothing any more`() throws {
    let rig = try unsaid(.seed)
    for _ in 1...5 {
      rig.load()
      rig.phone.pass(.seconds(60))
      #expect(!rig.show())
    }
  }
}
