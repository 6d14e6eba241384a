import Foundation
import GHAD
import GHADAppLovin
import MediatedNetworks
import Testing
import UIKit

/// What the article's wrapper does wrong when it tries again (G11 to G13, G19 and G20), and the
/// fixed one not.
@Suite(.serialized) @MainActor struct RetryDefectTests {
  @Test(arguments: Mode.allCases)
  func `G11: retries are on, and there is none without a number`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.noFill, .noFill, .fill)
    let ad = phone.ad(mode, retries: .some(nil))
    ad.load()
    phone.advance(100)
    #expect(phone.requests == (mode == .seed ? 1 : 3))
    #expect(ad.isThere == (mode == .good))
  }

  @Test(arguments: Mode.allCases)
  func `G12: retries add up when somebody loads in between`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.noFill)
    let ad = phone.ad(mode, retries: 10)
    ad.load()
    phone.advance(1)
    ad.load()
    phone.advance(9)
    #expect(phone.requests == (mode == .seed ? 4 : 3))
  }

  @Test(arguments: Mode.allCases)
  func `G12: a retry comes although there is an ad`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.noFill, .fill)
    let ad = phone.ad(mode, retries: 10)
    ad.load()
    phone.advance(1)
    ad.load(params: ["forceLoad": true], completion: nil)
    phone.advance(60)
    #expect(phone.requests == 2)
    #expect(phone.listener.count("loaded") == (mode == .seed ? 2 : 1))
  }

  @Test(arguments: Mode.allCases)
  func `G13: an ad unit that does not exist is tried again and again`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.error(-5603))
    let ad = phone.ad(mode, retries: 5)
    ad.load()
    phone.advance(200)
    withExtendedLifetime(ad) {}
    #expect(phone.requests == (mode == .seed ? 6 : 1))
  }

  @Test func `G13: giving up is told`() {
    let phone = Phone()
    phone.serve(.noFill)
    var events: [GHADAdEvent] = []
    GHADLogEventManager.shared.onUnitEvent = { _, event in events.append(event) }
    let ad = GHAppLovinRewardedAd(adUnitId: "unit")
    ad.autoRetryLoadWhenFailed = true
    ad.maxRetryCount = 1
    ad.load()
    phone.advance(100)
    let gaveUp = events.compactMap { event in
      if case .gaveUp(let failure) = event { failure.code } else { nil }
    }
    #expect(gaveUp == [204])
    #expect(ad.unit.state.word == "exhausted")
  }

  @Test(arguments: Mode.allCases)
  func `G19: the next ad is loaded for a user who pays`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.fill)
    let ad = phone.ad(mode, loadsNext: true)
    ad.load()
    phone.advance(1)
    _ = ad.shown()
    GHADManager.shared.allowsAutomaticLoads = { false }
    phone.watch()
    phone.advance(60)
    #expect(phone.requests == (mode == .seed ? 2 : 1))
  }

  @Test(arguments: Mode.allCases)
  func `G20: a return to the application skips the wait for a retry`(_ mode: Mode) {
    let phone = Phone()
    phone.serve(.noFill)
    let ad = phone.ad(mode, retries: 10)
    let host = GHADModuleHost()
    host.load([PreloadingModule(ad)])
    phone.advance(0.5)
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    phone.advance(0.5)
    #expect(phone.requests == (mode == .seed ? 2 : 1))
    phone.advance(2)
    #expect(phone.requests == (mode == .seed ? 3 : 2))
  }
}

/// The module of the article: it loads an ad whenever the application becomes active.
private final class PreloadingModule: GHADModule {
  let ad: any GHAd

  init(_ ad: any GHAd) { self.ad = ad }

  static func modulePriority() -> Int { 2750 }
  func loadModule() { ad.load() }
  func unloadModule() {}
  func applicationDidBecomeActive(notification: Notification) { ad.load() }
}
