import AppLovinSDK
import MediatedNetworks
import PublisherExamples
import Simulation
import Testing
import UIKit

/// MAX's native ads, as an application's developer meets them.
@Suite(.serialized) @MainActor final class MAXNativeTests {
  /// Made inside each test: other suites begin worlds of their own.
  private lazy var phone = Phone(isStarted: false)

  private let answer = MediatedAnswer.fill(0.002).with { answer in
    answer.creative.texts = [
      "headline": "Marmalade", "body": "Made of oranges.", "callToAction": "Taste",
      "advertiser": "Jam & Co.",
    ]
  }

  private func loaded(
    in isInView: Bool = true, _ change: (inout MediatedAnswer) -> Void = { _ in }
  ) -> MaxController {
    let page = phone.maxPage(.banner, answer.with(change))
    page.loadNative(into: isInView ? page.makeNativeAdView() : nil)
    phone.pass(.seconds(1))
    return page
  }

  @Test func `an ad is drawn in the view that it is loaded into`() throws {
    let page = loaded()
    let view = try #require(page.nativeAdView)
    #expect(page.heard == ["native in a view"])
    #expect(view.titleLabel?.text == "Marmalade" && view.bodyLabel?.text == "Made of oranges.")
    #expect(view.advertiserLabel?.text == "Jam & Co." && view.iconImageView?.image != nil)
    #expect(view.callToActionButton?.currentTitle == "Taste")
    #expect(view.mediaContentView?.subviews.count == 1)
    #expect(view.optionsContentView?.subviews.count == 1)
    #expect(page.nativeAd?.format === MAAdFormat.native && page.nativeAd?.placement == "Feed")
  }

  @Test func `an impression shows only in what it pays, and a click is told`() {
    let page = loaded()
    page.forget()
    phone.pass(.seconds(2))
    #expect(page.heard == ["paid 0.002 at Feed"])
    #expect(phone.tap(text: "Taste") && phone.isCovered)
    #expect(page.heard == ["paid 0.002 at Feed", "native clicked"])
    phone.tap("close")
    #expect(phone.book("AppLovin MAX") == ["impression", "paid 2000", "click"])
  }

  @Test func `AdChoices opens its page, and is no click`() {
    let page = loaded()
    phone.pass(.seconds(2))
    page.forget()
    #expect(phone.tap("adChoices"))
    #expect(page.heard == [] && phone.book("AppLovin MAX").count == 2)
  }

  @Test func `an ad that came without a view is drawn later, once`() {
    let page = loaded(in: false)
    #expect(page.heard == ["native"])
    phone.pass(.seconds(5))
    #expect(phone.book("AppLovin MAX") == [])
    #expect(page.render(in: page.makeNativeAdView()))
    #expect(!page.render(in: page.makeNativeAdView()))
    #expect(phone.notes.last == "the ad is in a view already")
    phone.pass(.seconds(2))
    #expect(phone.book("AppLovin MAX") == ["impression", "paid 2000"])
  }

  @Test func `an ad that came in a view is not drawn again`() {
    let page = loaded()
    #expect(!page.render(in: page.makeNativeAdView()))
  }

  @Test func `the page's own look can be MAX's`() throws {
    let page = loaded(in: false)
    let small = MANativeAdView(
      from: page.nativeAd?.nativeAd, withTemplate: "native_banner_template")
    #expect(small.titleLabel?.text == "Marmalade" && small.mediaContentView == nil)
    #expect(page.render(in: MANativeAdView(from: page.nativeAd?.nativeAd)))
    phone.pass(.seconds(2))
    #expect(phone.tap("headline") && page.heard.last == "native clicked")
  }

  @Test func `a destroyed ad counts nothing more, and cannot be drawn`() throws {
    let page = loaded()
    let ad = try #require(page.nativeAd)
    page.nativeAdLoader.destroy(ad)
    page.forget()
    phone.pass(.seconds(5))
    phone.tap(text: "Taste")
    #expect(page.heard == [] && phone.book("AppLovin MAX") == [] && ad.nativeAd == nil)
    #expect(!page.render(in: page.makeNativeAdView()))
  }

  @Test func `an ad that waits too long is told, and says so`() {
    let page = loaded(in: false) { $0.expiresAfter = .seconds(30) }
    #expect(page.nativeAd?.nativeAd?.isExpired == false)
    phone.pass(.seconds(30))
    #expect(page.heard == ["native", "native expired"])
    #expect(page.nativeAd?.nativeAd?.isExpired == true)
  }

  @Test func `an ad that was seen does not grow old`() {
    let page = loaded { $0.expiresAfter = .seconds(30) }
    phone.pass(.seconds(60))
    #expect(!page.heard.contains("native expired"))
  }

  @Test func `no fill is told, and the next load is another one`() {
    let page = phone.maxPage(.banner, .noFill(), answer)
    page.loadNative()
    phone.pass(.seconds(1))
    page.loadNative()
    phone.pass(.seconds(1))
    #expect(page.heard == ["no native 204", "native"])
  }

  @Test func `a load while one runs is logged`() {
    let page = phone.maxPage(.banner, answer)
    page.loadNative()
    page.loadNative()
    phone.pass(.seconds(1))
    #expect(page.heard == ["native"])
    #expect(phone.notes == ["loadAd() while an ad is loading is ignored"])
  }

  @Test func `a loader that nobody keeps tells nobody`() {
    let page = phone.maxPage(.banner, answer)
    var loader: MANativeAdLoader? = MANativeAdLoader(adUnitIdentifier: "unit")
    loader?.nativeAdDelegate = page
    loader?.loadAd()
    loader = nil
    phone.pass(.seconds(1))
    #expect(page.heard == [])
    #expect(phone.notes == ["whoever asked for the ad is gone; nobody is told"])
  }

  @Test func `an ad clicks when MAX asks for it`() {
    let page = loaded()
    page.forget()
    page.nativeAd?.nativeAd?.performClick()
    #expect(page.heard == ["native clicked"] && phone.isCovered)
  }
}
