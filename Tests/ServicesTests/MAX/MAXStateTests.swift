import AppLovinSDK
import Foundation
import MediatedNetworks
import Simulation
import Testing

/// MAX itself: calls in a wrong state, and the order of its callbacks.
@Suite(.serialized) @MainActor struct MAXStateTests {
  private func ad(_ phone: Phone) -> (ad: MARewardedAd, delegate: MAXListener) {
    let ad = MARewardedAd.shared(withAdUnitIdentifier: "unit")
    let delegate = MAXListener()
    ad.delegate = delegate
    ad.revenueDelegate = delegate
    ad.expirationDelegate = delegate
    return (ad, delegate)
  }

  private func notes(_ phone: Phone) -> [String] {
    phone.world.journal.entries.compactMap { entry in
      if case .note = entry.kind { entry.message } else { nil }
    }
  }

  @Test func `a load while one runs is logged, and nobody is told`() {
    let phone = Phone()
    phone.serve(.fill)
    let (ad, delegate) = ad(phone)
    ad.load()
    ad.load()
    phone.advance(60)
    #expect(phone.requests == 1)
    #expect(delegate.heard == ["didLoad"])
    #expect(notes(phone) == ["load() while an ad is loading is ignored"])
  }

  @Test func `a load when there is an ad tells of it again`() {
    let phone = Phone()
    phone.serve(.fill)
    let (ad, delegate) = ad(phone)
    ad.load()
    phone.advance(1)
    ad.load()
    #expect(delegate.heard == ["didLoad"])
    phone.world.timeline.settle()
    #expect(phone.requests == 1)
    #expect(delegate.heard == ["didLoad", "didLoad"])
  }

  @Test func `a load before the start waits for it`() {
    let phone = Phone(setUp: false)
    phone.serve(.fill)
    let (ad, delegate) = ad(phone)
    ad.load()
    ad.load()
    phone.advance(60)
    #expect(delegate.heard == [])
    phone.setUpService()
    phone.advance(1)
    #expect(phone.requests == 1)
    #expect(delegate.heard == ["didLoad"])
  }

  @Test func `what is loaded then is about the ad that it was asked for`() {
    let phone = Phone(setUp: false)
    phone.serve(.fill)
    let (ad, delegate) = ad(phone)
    phone.world.journal.within(Context(ad: "own#1")) { ad.load() }
    phone.setUpService()
    phone.advance(1)
    let answer = phone.world.journal.entries.last { $0.sense == .networkAnswered }
    #expect(delegate.heard == ["didLoad"] && answer?.ad == "own#1")
  }

  @Test func `a show without an ad fails with -24`() {
    let phone = Phone()
    let (ad, delegate) = ad(phone)
    ad.show()
    #expect(delegate.heard == ["didFail -24"])
  }

  @Test func `a show while another ad shows fails with -23, and the ad stays`() {
    let phone = Phone()
    phone.serve(.fill)
    phone.serve(.fill, unit: "other")
    let (ad, delegate) = ad(phone)
    let other = MAInterstitialAd(adUnitIdentifier: "other")
    ad.load()
    other.load()
    phone.advance(1)
    other.show()
    ad.show()
    #expect(delegate.heard == ["didLoad", "didFail -23"])
    #expect(ad.isReady)
    phone.watch()
    ad.show()
    #expect(phone.isCovered)
  }

  @Test func `the same unit is the same object, and has one delegate`() {
    _ = Phone()
    let one = MARewardedAd.shared(withAdUnitIdentifier: "unit")
    #expect(one === MARewardedAd.shared(withAdUnitIdentifier: "unit", sdk: .shared()))
    #expect(one !== MARewardedAd.shared(withAdUnitIdentifier: "other"))
  }

  @Test func `an ad that is too old is replaced, and only the expiration delegate hears`() {
    let phone = Phone()
    phone.serve(.fill { $0.expiresAfter = .seconds(60) }, .fill)
    let (ad, delegate) = ad(phone)
    ad.load()
    phone.advance(60.25)
    #expect(!ad.isReady)
    ad.show()
    phone.advance(1)
    #expect(ad.isReady)
    #expect(delegate.heard == ["didLoad", "didFail -24", "didReloadExpiredAd"])
    #expect(phone.requests == 2)
  }

  @Test func `an ad that is too old and cannot be replaced is gone without a word`() {
    let phone = Phone()
    phone.serve(.fill { $0.expiresAfter = .seconds(60) }, .noFill)
    let (ad, delegate) = ad(phone)
    ad.load()
    phone.advance(70)
    #expect(!ad.isReady)
    #expect(delegate.heard == ["didLoad"])
  }

  typealias Order = (
    name: String, change: @Sendable (inout MediatedAnswer) -> Void, heard: [String]
  )

  nonisolated static let orders: [Order] = [
    ("usual", { _ in }, ["didDisplay", "didPayRevenue", "didRewardUser", "didHide"]),
    (
      "reward after hide", { $0.order.reward = .afterHide },
      ["didDisplay", "didPayRevenue", "didHide", "didRewardUser"]
    ),
    (
      "no reward", { $0.order.reward = .lost }, ["didDisplay", "didPayRevenue", "didHide"]
    ),
    (
      "reward twice", { $0.order.reward = .twice },
      ["didDisplay", "didPayRevenue", "didRewardUser", "didRewardUser", "didHide"]
    ),
    (
      "revenue late", { $0.order.revenue = .late },
      ["didDisplay", "didRewardUser", "didHide", "didPayRevenue"]
    ),
    (
      "display late", { $0.order.display = .late },
      ["didPayRevenue", "didDisplay", "didRewardUser", "didHide"]
    ),
    (
      "display twice", { $0.order.display = .twice },
      ["didDisplay", "didDisplay", "didPayRevenue", "didRewardUser", "didHide"]
    ),
    (
      "hide swallowed", { $0.showing = .goesUntold },
      ["didDisplay", "didPayRevenue", "didRewardUser"]
    ),
  ]

  @Test(arguments: 0..<orders.count) func `callbacks come in the order that was set`(
    _ number: Int
  ) {
    let order = Self.orders[number]
    let phone = Phone()
    phone.serve(.fill(order.change))
    let (ad, delegate) = ad(phone)
    ad.load()
    phone.advance(1)
    ad.show()
    phone.watch()
    phone.advance(5)
    #expect(delegate.heard == ["didLoad"] + order.heard, "\(order.name)")
  }

  @Test func `after a swallowed hide MAX is stuck`() {
    let phone = Phone()
    phone.serve(.fill { $0.showing = .goesUntold })
    let (ad, delegate) = ad(phone)
    ad.load()
    phone.advance(1)
    ad.show()
    phone.watch()
    #expect(!phone.isCovered)
    ad.load()
    ad.show()
    #expect(phone.requests == 1)
    #expect(delegate.heard.last == "didFail -23")
  }
}

/// A delegate of MAX that writes down what it is told.
final class MAXListener: NSObject, MARewardedAdDelegate, MAAdRevenueDelegate,
  MAAdExpirationDelegate
{
  private(set) var heard: [String] = []

  func didLoad(_ ad: MAAd) { heard.append("didLoad") }
  func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError) {
    heard.append("didFailToLoad \(error.code.rawValue)")
  }
  func didDisplay(_ ad: MAAd) { heard.append("didDisplay") }
  func didHide(_ ad: MAAd) { heard.append("didHide") }
  func didClick(_ ad: MAAd) { heard.append("didClick") }
  func didFail(toDisplay ad: MAAd, withError error: MAError) {
    heard.append("didFail \(error.code.rawValue)")
  }
  func didRewardUser(for ad: MAAd, with reward: MAReward) { heard.append("didRewardUser") }
  func didPayRevenue(for ad: MAAd) { heard.append("didPayRevenue") }
  func didReloadExpiredAd(_ expiredAd: MAAd, withNewAd newAd: MAAd) {
    heard.append("didReloadExpiredAd")
  }
}
