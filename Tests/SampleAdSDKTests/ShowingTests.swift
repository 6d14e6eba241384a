import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// Whether a full-screen ad may cover the application, and what is told when it does.
@Suite(.serialized) @MainActor struct ShowingTests {
  private let listener = FullScreenListener()

  @Test func `an ad comes, is seen, goes and is gone`() {
    let phone = Phone()
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    ad.show(from: phone.controller)
    #expect(phone.isCovered && !ad.isReady)
    phone.tap("close")
    #expect(!phone.isCovered)
    #expect(
      listener.record.heard == ["loaded", "will present", "impression", "will dismiss", "gone"])
    #expect(phone.book == ["impression"])
  }

  @Test func `an ad is shown once`() {
    let phone = Phone()
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    ad.show(from: phone.controller)
    phone.tap("close")
    ad.show(from: phone.controller)
    #expect(listener.record.heard.last == "not shown com.sample.network 1")
    #expect(!phone.isCovered && phone.book == ["impression"])
  }

  @Test func `before it is loaded there is nothing to show, and afterwards there is`() {
    let phone = Phone()
    let ad = phone.fetch(SampleInterstitialAd(), for: listener)
    ad.show(from: phone.controller)
    #expect(listener.record.heard == ["not shown com.sample.network 2"])
    phone.pass(.milliseconds(200))
    ad.show(from: phone.controller)
    #expect(phone.isCovered)
  }

  @Test func `an ad that had no room can be shown later`() {
    let phone = Phone()
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    phone.controller.present(UIViewController(), animated: false)
    ad.show(from: phone.controller)
    #expect(listener.record.heard.last == "not shown com.sample.network 2" && ad.isReady)
    phone.controller.dismiss(animated: false)
    ad.show(from: phone.controller)
    #expect(listener.record.heard.suffix(2) == ["will present", "impression"])
  }

  @Test func `an ad that waits for as long as it may is too old`() {
    let phone = Phone {
      $0.creative = .fullScreen
      $0.creative?.expiresAfter = .seconds(60)
    }
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    phone.pass(.milliseconds(59_999))
    #expect(ad.isReady && !ad.isExpired)
    phone.pass(.milliseconds(1))
    #expect(!ad.isReady && ad.isExpired)
    ad.show(from: phone.controller)
    #expect(
      listener.record.timed == [
        "loaded@200", "expired@60200", "not shown com.sample.network 3@60200",
      ])
    #expect(!phone.isCovered)
  }

  @Test func `an ad on the screen grows no older`() {
    let phone = Phone {
      $0.creative = .fullScreen
      $0.creative?.expiresAfter = .seconds(60)
    }
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    phone.pass(.milliseconds(59_999))
    ad.show(from: phone.controller)
    phone.pass(.seconds(60))
    #expect(phone.isCovered && !ad.isExpired && !listener.record.heard.contains("expired"))
  }

  @Test func `a creative that cannot be shown covers nothing, counts nothing, and is used up`() {
    let phone = Phone { $0.showing = .fails }
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    ad.show(from: phone.controller)
    ad.show(from: phone.controller)
    #expect(
      listener.record.heard.dropFirst() == [
        "not shown com.sample.network 4", "not shown com.sample.network 1",
      ])
    #expect(!phone.isCovered && phone.book == [])
  }

  @Test func `the impression may come before the ad`() {
    let phone = Phone { $0.order.display = .first }
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    ad.show(from: phone.controller)
    #expect(listener.record.heard == ["loaded", "impression", "will present"])
    #expect(phone.book == ["impression"])
  }

  @Test func `an application that takes the screen down is told that the ad is gone`() {
    let phone = Phone()
    let ad = phone.load(SampleRewardedAd(), for: listener)
    ad.show(from: phone.controller)
    phone.pass(.seconds(9))
    phone.controller.dismiss(animated: false)
    phone.pass(.seconds(60))
    #expect(listener.record.heard.suffix(2) == ["will dismiss", "gone"])
    #expect(!phone.book.contains("reward"))
  }
}
