import ArbiterInterstitial
import CloudXCore
import IronSource
import MediatedNetworks
import OpenWrapSDK
import Simulation
import Testing
import UIKit

/// A controller's slots: what they tell networks, and what they make of the answers.
@Suite(.serialized) @MainActor struct SlotTests {
  private func pubMatic(expiresAfter: Duration? = nil) -> (phone: Phone, ArbiterController) {
    let phone = Phone()
    phone.answer("PubMatic", "unit", .fill(1).with { $0.expiresAfter = expiresAfter })
    let ad = POBInterstitial(publisherId: "1", profileId: 2, adUnitId: "unit")
    return (phone, ArbiterController([PubMaticSlot(ad)]))
  }

  private func lost(_ phone: Phone) -> [Fields.Value?] {
    phone.world.journal.entries.filter { $0.sense == .bidLostTold }.map { $0.data["code"] }
  }

  @Test func `a bid whose ad was shown is not given up`() {
    let (phone, controller) = pubMatic()
    controller.load()
    phone.pass(.seconds(1))
    #expect(controller.showAtPlacement(from: phone.controller))
    #expect(phone.tap("close"))
    phone.pass(.seconds(1))
    #expect(lost(phone) == [] && controller.isReady)
  }

  @Test func `nor is one whose ad could not be shown`() {
    let (phone, controller) = pubMatic()
    phone.answer("PubMatic", "unit", .fill(1).with { $0.showing = .fails }, .fill(1))
    controller.load()
    phone.pass(.seconds(1))
    #expect(controller.showAtPlacement(from: phone.controller))
    phone.pass(.seconds(0))
    #expect(lost(phone) == [])
  }

  @Test func `a bid that has expired is given up before the next request`() {
    let (phone, controller) = pubMatic(expiresAfter: .milliseconds(200))
    phone.answer("CloudX", "unit", .fill(nil))
    controller.load()
    phone.pass(.seconds(1))
    phone.pass(.seconds(10))
    _ = controller.showAtPlacement(from: phone.controller)
    phone.pass(.seconds(1))
    #expect(phone.world.journal.entries.count { $0.sense == .networkBidReceived } > 1)
    #expect(lost(phone).allSatisfy { $0 == .int(POBErrorCode.adExpired.rawValue) })
  }

  @Test func `a network that refuses to load while its ad is shown is not waited for`() throws {
    let rig = try Rig(.good)
    rig.phone.answer("CloudX", "unit", .fill(0.001))
    rig.phone.answer("LevelPlay", "unit", .fill(0.002).with { $0.showing = .goesUntold })
    rig.load()
    rig.phone.pass(.seconds(1))
    #expect(rig.show() && rig.shown == ["LevelPlay"])
    #expect(rig.phone.tap("close"))
    rig.load()
    rig.phone.pass(.seconds(1))
    #expect(rig.errors == [629])
    #expect(rig.log.news.contains(.loadFailed(1)) && !rig.log.news.contains(.timedOut(1)))
    #expect(rig.show() && rig.shown == ["CloudX", "LevelPlay"])
  }
}
