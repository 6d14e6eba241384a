import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Full-screen ads with and without the setting that counts them when they are presented.
@Suite(.serialized) @MainActor struct CountedAtPresentationTests {
  private func phone(counts: Bool) throws -> RewardedPhone {
    try RewardedPhone { $0.counting = counts ? .atPresent : nil }
  }

  private func impressions(_ phone: RewardedPhone) -> Int {
    phone.world.journal.entries.count { $0.kind == .count(Count(.impression, in: .google)) }
  }

  @Test(arguments: [false, true])
  func `an adapter that reports nothing has an impression only with the setting`(_ counts: Bool)
    throws
  {
    let phone = try phone(counts: counts)
    phone.ad.present(from: phone.root) {}
    #expect(phone.mediated.timesPresented == 1)
    #expect(impressions(phone) == (counts ? 1 : 0))
    #expect(phone.world.violations == (counts ? ["impression-counted-at-presentation"] : []))
  }

  @Test(arguments: [false, true])
  func `an impression the adapter reports as well is counted once`(_ counts: Bool) throws {
    let phone = try phone(counts: counts)
    phone.ad.present(from: phone.root) {}
    let delegate = try #require(phone.mediated.delegate)
    delegate.willPresentFullScreenView()
    delegate.reportImpression()
    #expect(impressions(phone) == 1)
    let before = phone.world.violations
    delegate.reportImpression()
    #expect(impressions(phone) == 1)
    #expect(phone.world.violations == before + ["impression-reported-twice"])
  }

  @Test func `an ad that can't be presented is not counted`() throws {
    let phone = try phone(counts: true)
    phone.world.timeline.advance(by: .seconds(3600))
    phone.ad.present(from: phone.root) {}
    #expect(impressions(phone) == 0)
    #expect(phone.world.violations == ["expired-ad-presented"])
  }
}
