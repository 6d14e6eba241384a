import MediatedNetworks
import Simulation
import Testing
import UIKit

@testable import OpenWrapSDK

/// PubMatic, as an application's developer meets it.
@Suite(.serialized) @MainActor final class PubMaticTests {
  final class Listener: NSObject, POBInterstitialDelegate, POBRewardedAdDelegate,
    POBBidEventDelegate
  {
    var heard: [String] = []
    /// What it does about a bid, inside the call.
    var decide: (any POBBidEvent) -> Void = { _ in }
    var onFailure: () -> Void = {}

    func interstitialDidReceiveAd(_ interstitial: POBInterstitial) { heard.append("ad") }
    func interstitial(
      _ interstitial: POBInterstitial, didFailToReceiveAdWithError error: any Error
    ) {
      heard.append("failed \((error as NSError).code)")
      onFailure()
    }
    func interstitial(
      _ interstitial: POBInterstitial, didFailToShowAdWithError error: any Error
    ) { heard.append("not shown \((error as NSError).code)") }
    func interstitialWillPresentAd(_ interstitial: POBInterstitial) { heard.append("will") }
    func interstitialDidPresentAd(_ interstitial: POBInterstitial) { heard.append("did") }
    func interstitialDidRecordImpression(_ interstitial: POBInterstitial) {
      heard.append("impression")
    }
    func interstitialDidDismissAd(_ interstitial: POBInterstitial) { heard.append("gone") }
    func interstitialDidExpireAd(_ interstitial: POBInterstitial) { heard.append("expired") }
    func rewardedAd(_ rewardedAd: POBRewardedAd, shouldReward reward: POBReward) {
      heard.append("\(reward.amount) \(reward.currencyType)")
    }
    func bidEvent(_ bidEventObject: any POBBidEvent, didReceive bid: POBBid) {
      heard.append("bid \(bid.price)")
      decide(bidEventObject)
    }
    func bidEvent(
      _ bidEventObject: any POBBidEvent, didFailToReceiveBidWithError error: any Error
    ) { heard.append("no bid \((error as NSError).code)") }
  }

  final class BannerListener: NSObject, POBBannerViewDelegate {
    var heard: [String] = []
    private let controller: UIViewController

    init(over controller: UIViewController) {
      self.controller = controller
    }

    func bannerViewPresentationController() -> UIViewController { controller }
    func bannerViewDidReceiveAd(_ bannerView: POBBannerView) { heard.append("banner") }
    func bannerViewDidRecordImpression(_ bannerView: POBBannerView) { heard.append("seen") }
  }

  /// Made inside each test: other suites begin worlds of their own.
  private lazy var phone = Phone()
  private let listener = Listener()

  private func interstitial(isWatched: Bool = false) -> POBInterstitial {
    _ = phone
    let ad = POBInterstitial(publisherId: "1", profileId: 2, adUnitId: "unit")
    ad.delegate = listener
    if isWatched { ad.bidEventDelegate = listener }
    return ad
  }

  @Test func `without a look at bids every bid becomes an ad`() {
    phone.answer("PubMatic", "unit", .fill(3.9))
    let ad = interstitial()
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(ad.isReady && ad.bid?.price == 3.9)
    ad.show(from: phone.controller)
    phone.tap("close")
    #expect(listener.heard == ["ad", "will", "did", "impression", "gone"])
    #expect(phone.book("PubMatic") == ["impression", "paid 3900"])
  }

  @Test func `a bid waits for the application's word`() {
    phone.answer("PubMatic", "unit", .fill(3.9))
    let ad = interstitial(isWatched: true)
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["bid 3.9"] && !ad.isReady)
    #expect(ad.proceedToLoadAd())
    phone.pass(.zero)
    #expect(listener.heard == ["bid 3.9", "ad"] && ad.isReady)
    #expect(!ad.proceedToLoadAd())
  }

  @Test func `a bid can be given up, even at once`() {
    phone.answer("PubMatic", "unit", .fill(3.9))
    listener.decide = {
      $0.proceedOnError(.clientSideAuctionLost, andDescription: "another bid won")
    }
    let ad = interstitial(isWatched: true)
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["bid 3.9", "failed 3001"])
    #expect(phone.world.journal.entries.contains { $0.sense == .bidLostTold })
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(listener.heard.count == 4)
  }

  @Test func `an expired bid is not drawn`() {
    phone.answer("PubMatic", "unit", .fill(1).with { $0.expiresAfter = .seconds(5) })
    let ad = interstitial(isWatched: true)
    ad.loadAd()
    phone.pass(.seconds(10))
    #expect(ad.bid?.isExpired() == true)
    #expect(!ad.proceedToLoadAd())
    phone.pass(.zero)
    #expect(listener.heard == ["bid 1.0", "failed 1011"])
  }

  @Test func `an expired ad is told`() {
    phone.answer("PubMatic", "unit", .fill(1).with { $0.expiresAfter = .seconds(5) })
    let ad = interstitial()
    ad.loadAd()
    phone.pass(.seconds(10))
    ad.show(from: phone.controller)
    phone.pass(.zero)
    #expect(listener.heard == ["ad", "expired", "not shown 1011"] && !ad.isReady)
  }

  @Test func `calls at the wrong moment are errors`() {
    phone.answer("PubMatic", "unit", .fill(1))
    let ad = interstitial()
    ad.show(from: phone.controller)
    ad.loadAd()
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["not shown 2002", "failed 1012", "ad"])
    ad.show(from: phone.controller)
    phone.tap("close")
    ad.show(from: phone.controller)
    phone.pass(.zero)
    #expect(listener.heard.last == "not shown 2001")
  }

  @Test func `no ad is an error, or no bid`() {
    phone.answer("PubMatic", "unit", .noFill())
    interstitialLoads(isWatched: false)
    interstitialLoads(isWatched: true)
    #expect(listener.heard == ["failed 1002", "no bid 1002"])
  }

  private func interstitialLoads(isWatched: Bool) {
    let ad = interstitial(isWatched: isWatched)
    ad.loadAd()
    phone.pass(.seconds(1))
    withExtendedLifetime(ad) {}
  }

  @Test func `a second failure is no answer to the next request`() {
    let twice = MediatedAnswer.noFill().with { $0.manner = .twice }
    phone.answer("PubMatic", "unit", twice, .fill(1))
    let ad = interstitial()
    listener.onFailure = { ad.loadAd() }
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["failed 1002", "ad"] && ad.isReady)
  }

  @Test func `a missing price is not a number`() {
    phone.answer("PubMatic", "unit", .fill(nil))
    let ad = interstitial()
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(ad.bid?.price.doubleValue.isNaN == true)
  }

  @Test func `a rewarded ad rewards`() {
    phone.answer("PubMatic", "unit", .fill(1))
    let ad = POBRewardedAd(publisherId: "1", profileId: 2, adUnitId: "unit")
    ad.delegate = listener
    ad.loadAd()
    phone.pass(.seconds(1))
    ad.show(from: phone.controller)
    phone.pass(.seconds(10))
    #expect(listener.heard == ["1 Reward"])
  }

  @Test func `a banner is counted when it was seen`() {
    phone.answer("PubMatic", "unit", .fill(2))
    let banner = POBBannerView(
      publisherId: "1", profileId: 2, adUnitId: "unit", adSizes: [POBAdSizeMake(320, 50)])
    let listener = BannerListener(over: phone.controller)
    banner.delegate = listener
    phone.controller.view.addSubview(banner)
    banner.loadAd()
    phone.pass(.seconds(3))
    #expect(listener.heard == ["banner", "seen"])
    #expect(phone.book("PubMatic") == ["impression", "paid 2000"])
  }
}
