import Foundation
import GHAD
import GHADAppLovin
import MediatedNetworks
import Simulation
import Testing

/// What the article's wrapper does wrong when it shows an ad (G8 to G10, G14 to G18), and the fixed
/// one not.
@Suite(.serialized) @MainActor struct ShowingDefectTests {
  private func loaded(
    _ mode: Mode, _ answer: MediatedAnswer = .fill
  ) -> (phone: Phone, ad: any GHAd) {
    let phone = Phone()
    phone.serve(answer)
    let ad = phone.ad(mode)
    ad.load()
    phone.advance(1)
    return (phone, ad)
  }

  @Test(arguments: Mode.allCases)
  func `G8: a second show takes the reward of the one on the screen`(_ mode: Mode) {
    let (phone, ad) = loaded(mode)
    let first = ad.shown()
    phone.advance(1)
    let second = ad.shown()
    phone.watch()
    #expect(first.rewards == (mode == .seed ? 0 : 1))
    #expect(second.rewards == (mode == .seed ? 1 : 0))
    #expect(second.all == (mode == .seed ? [] : [false]))
  }

  @Test(arguments: Mode.allCases)
  func `G9: an ad appears long after somebody wanted to see it`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill(latency: .seconds(90)))
    let ad = phone.ad(mode)
    let answer = ad.shown()
    phone.advance(100)
    withExtendedLifetime(ad) {}
    #expect(phone.isCovered == (mode == .seed))
    #expect(answer.all == [mode == .seed])
    #expect(phone.requests == (mode == .seed ? 1 : 0))
  }

  @Test func `G9: a show that waits has a limit`() throws {
    let phone = Phone()
    phone.serve(.fill(latency: .seconds(90)))
    let ad = GHAppLovinRewardedAd(adUnitId: "unit")
    ad.whenNotReady = .wait(10)
    let answer = ad.shown()
    phone.advance(9)
    #expect(!answer.isTold)
    phone.advance(1)
    #expect(answer.error == GHADFailure.waitedTooLong.error)
    phone.advance(90)
    #expect(!phone.isCovered)
    #expect(ad.isReady)
  }

  @Test func `G9: a show that waits has the ad when it comes`() {
    let phone = Phone()
    phone.serve(.noFill, .fill)
    let ad = GHAppLovinRewardedAd(adUnitId: "unit")
    ad.autoRetryLoadWhenFailed = true
    ad.whenNotReady = .wait(10)
    let answer = ad.shown()
    phone.advance(3)
    #expect(phone.isCovered)
    phone.watch()
    #expect(answer.all == [true])
    #expect(answer.rewards == 1)
  }

  @Test(arguments: Mode.allCases)
  func `G10: a load out of a load's completion loses its own`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.noFill, .fill)
    let ad = phone.ad(mode)
    var (outer, inner): ([Bool], [Bool]) = ([], [])
    ad.load { success, _ in
      outer.append(success)
      // Without this the article's wrapper never comes out of it.
      guard outer.count == 1 else { return }
      ad.load { success, _ in inner.append(success) }
    }
    phone.advance(60)
    #expect(phone.requests == 2)
    #expect(outer == (mode == .seed ? [false, false] : [false]))
    #expect(inner == (mode == .seed ? [] : [true]))
  }

  @Test(arguments: Mode.allCases)
  func `G14: a reward that comes after the ad is gone is lost`(_ mode: Mode) {
    let (phone, ad) = loaded(mode, .fill { $0.order.reward = .afterHide })
    let answer = ad.shown()
    phone.watch()
    phone.advance(10)
    #expect(phone.listener.count("rewarded") == 1)
    #expect(answer.rewards == (mode == .seed ? 0 : 1))
    #expect(answer.all == [true])
  }

  @Test(arguments: Mode.allCases)
  func `G15: a show is called a success when the ad appears, and nothing says how it ended`(
    _ mode: Mode
  ) {
    let (phone, ad) = loaded(mode)
    let answer = ad.shown()
    phone.advance(0.5)
    #expect(answer.all == (mode == .seed ? [true] : []))
    phone.leave()
    phone.advance(10)
    #expect(answer.all == (mode == .seed ? [true] : [false]))
    #expect(answer.rewards == 0)
    #expect(
      phone.listener.count("ended: dismissedWithoutReward") == (mode == .seed ? 0 : 1))
  }

  @Test(arguments: Mode.allCases)
  func `G16: MAX no longer tells of videos, and rewards do not depend on it`(_ mode: Mode) {
    let (phone, ad) = loaded(mode)
    let answer = ad.shown()
    phone.watch()
    #expect(phone.listener.count("video started") == 0)
    #expect(phone.listener.count("video completed") == 0)
    #expect(answer.rewards == 1)
  }

  @Test(arguments: Mode.allCases)
  func `G17: an application is not told that an ad could not be shown`(_ mode: Mode) {
    let (phone, ad) = loaded(mode, .fill { $0.showing = .fails })
    let answer = ad.shown()
    phone.advance(1)
    #expect(answer.all == [false])
    #expect(phone.listener.count("failed to display") == (mode == .seed ? 0 : 1))
  }

  @Test(arguments: Mode.allCases)
  func `G17: an application is not told what an impression was worth`(_ mode: Mode) {
    let (phone, ad) = loaded(mode)
    _ = ad.shown()
    phone.watch()
    #expect(phone.listener.count("paid") == (mode == .seed ? 0 : 1))
    #expect(phone.listener.paidAds.map(\.adUnitIdentifier) == (mode == .seed ? [] : ["unit"]))
  }

  @Test(arguments: Mode.allCases)
  func `G18: a failed load does not say what the networks answered`(_ mode: Mode) throws {
    let phone = Phone()
    phone.serve(.noFill)
    let ad = phone.ad(mode)
    ad.load()
    phone.advance(1)
    withExtendedLifetime(ad) {}
    let error = try #require(phone.listener.errors.first)
    #expect(error.code == 204)
    #expect(error.userInfo["message"] as? String == "No fill")
    #expect(
      error.userInfo["waterfall"] as? [String]
        == (mode == .seed ? nil : ["AppLovin: No fill"]))
  }
}
