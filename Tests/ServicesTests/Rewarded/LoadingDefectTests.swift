import Foundation
import GHAD
import GHADAppLovin
import GHADSeed
import MediatedNetworks
import Testing

/// What the article's wrapper does wrong when it loads (G1 to G7, and G21), and the fixed one not.
@Suite(.serialized) @MainActor struct LoadingDefectTests {
  @Test(arguments: Mode.allCases)
  func `G1: an ad that was looked at before the set-up never hears anything`(_ mode: Mode) {
    let phone = Phone(setUp: false)
    phone.serve(.fill)
    let ad = phone.ad(mode)
    #expect(!ad.isThere)
    phone.setUpService()
    let answer = ad.asked()
    phone.advance(60)
    #expect(answer.all == (mode == .seed ? [] : [true]))
  }

  @Test func `G1: without a service a load fails, and says why`() {
    let phone = Phone(setUp: false)
    let answer = phone.ad(.good).asked()
    #expect(answer.all == [false])
    #expect(answer.error == GHADFailure.serviceNotSetUp.error)
    #expect(phone.requests == 0)
  }

  @Test(arguments: Mode.allCases)
  func `G2: a second wrapper of an ad unit takes the first one's answers`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill)
    let (one, two) = (phone.ad(mode), phone.ad(mode))
    let (first, second) = (one.asked(), two.asked())
    phone.advance(60)
    #expect(first.all == (mode == .seed ? [] : [true]))
    #expect(second.all == [true])
  }

  @Test(arguments: Mode.allCases)
  func `G3: a load is said to fail when the ad is there`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill)
    let ad = phone.ad(mode)
    ad.load()
    phone.advance(1)
    let answer = ad.asked()
    #expect(answer.all == [mode == .good])
    #expect(answer.error?.code == (mode == .seed ? -1 : nil))
    #expect(phone.requests == 1)
  }

  @Test(arguments: Mode.allCases)
  func `G4: a forced load brings no new ad, and tells of the old one again`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill)
    let ad = phone.ad(mode)
    ad.load()
    phone.advance(1)
    let answer = Answer()
    ad.load(params: ["forceLoad": true], completion: answer.take)
    phone.advance(1)
    #expect(answer.all == [true])
    #expect(phone.requests == 1)
    #expect(phone.listener.count("loaded") == (mode == .seed ? 2 : 1))
  }

  @Test(arguments: Mode.allCases)
  func `G5: who waits is told of a failure when somebody else asks`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill)
    let ad = phone.ad(mode)
    let (first, second) = (ad.asked(), ad.asked())
    #expect(first.all == (mode == .seed ? [false] : []))
    phone.advance(1)
    #expect(first.all == [mode == .good])
    #expect(first.error == nil)
    #expect(second.all == [true])
    #expect(phone.requests == 1)
  }

  @Test(arguments: Mode.allCases)
  func `G6: a load while an ad is showing is never answered`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill)
    let ad = phone.ad(mode)
    ad.load()
    phone.advance(1)
    _ = ad.shown()
    let answer = ad.asked()
    phone.watch()
    phone.advance(600)
    #expect(answer.all == (mode == .seed ? [] : [false]))
    #expect(answer.error == (mode == .seed ? nil : GHADFailure.isShowing.error))
    #expect(ad.saysItIsLoading == (mode == .seed))
  }

  @Test(arguments: Mode.allCases)
  func `G7: a retry is under way, and the ad says that it is not loading`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.noFill, .fill(latency: .seconds(5)))
    let ad = phone.ad(mode, retries: 5)
    ad.load()
    phone.advance(3)
    #expect(phone.requests == 2)
    #expect(ad.saysItIsLoading == (mode == .good))
  }

  @Test(arguments: Mode.allCases)
  func `G21: nobody is told that an ad was too old and replaced`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill { $0.expiresAfter = .seconds(60) }, .fill(latency: .seconds(10)))
    let ad = phone.ad(mode)
    ad.load()
    phone.advance(65)
    #expect(phone.requests == 2)
    #expect(!ad.isThere)
    phone.advance(10)
    #expect(ad.isThere)
    #expect(phone.listener.count("loaded") == (mode == .seed ? 1 : 2))
  }
}

extension GHAd {
  /// `isReady`, which the protocol does not have.
  var isThere: Bool {
    (self as? GHADSeed.GHAppLovinRewardedAd)?.isReady
      ?? (self as? GHADAppLovin.GHAppLovinRewardedAd)?.isReady ?? false
  }

  /// `isLoading`, which the protocol does not have.
  var saysItIsLoading: Bool {
    (self as? GHADSeed.GHAppLovinRewardedAd)?.isLoading
      ?? (self as? GHADAppLovin.GHAppLovinRewardedAd)?.isLoading ?? false
  }
}
