import Foundation
import MediatedNetworks
import OpenWrapSDK
import PublisherExamples
import Simulation
import Testing
import UIKit

/// PubMatic's native ads, and its ads before an application opens.
@Suite(.serialized) @MainActor final class OpenWrapNativeTests {
  /// Made inside each test: other suites begin worlds of their own.
  private lazy var phone = Phone()

  private let answer = MediatedAnswer.fill(2).with { answer in
    answer.creative.texts = [
      "headline": "Marmalade", "body": "Made of oranges.", "callToAction": "Taste",
    ]
  }

  private func page(
    _ answers: MediatedAnswer..., template: POBNativeTemplateType = .medium
  ) -> OpenWrapController {
    let page = OpenWrapController(adUnitId: "unit", templateType: template)
    MediatedServer.shared.set(
      MediatedSettings(answers), for: MediatedAdID(network: "PubMatic", key: "unit"))
    phone.controller.addChild(page)
    page.view.frame = phone.controller.view.bounds
    phone.controller.view.addSubview(page.view)
    page.didMove(toParent: phone.controller)
    return page
  }

  private func loaded(
    template: POBNativeTemplateType = .medium, _ change: (inout MediatedAnswer) -> Void = { _ in }
  ) -> OpenWrapController {
    _ = phone
    let page = page(answer.with(change), template: template)
    page.nativeAdLoader.loadAd()
    phone.pass(.seconds(1))
    return page
  }

  @Test func `a drawn ad is counted when it was seen, and says which part was touched`() {
    let page = loaded()
    page.render()
    phone.pass(.seconds(2))
    #expect(page.heard == ["native", "drawn", "impression"])
    page.forget()
    #expect(phone.tap(text: "Taste") && phone.tap("close"))
    #expect(page.heard == ["click", "click on 4", "will present", "did present", "dismissed"])
    #expect(phone.book("PubMatic") == ["impression", "paid 2000", "click"])
  }

  @Test func `the page's own look, and the page's own view, count as well`() {
    let page = loaded()
    page.renderInOwnLook()
    phone.pass(.seconds(2))
    #expect(page.nativeAdView?.bounds.size == CGSize(width: 200, height: 60))
    #expect(phone.tap(text: "Marmalade") && phone.tap("close"))
    #expect(page.heard.prefix(5) == ["native", "drawn", "impression", "click", "click on 1"])
    let other = loaded()
    other.drawByHand()
    phone.pass(.seconds(2))
    #expect(phone.tap(text: "Taste"))
    #expect(other.heard == ["native", "impression", "click", "will present", "did present"])
  }

  @Test func `a custom ad has no look of PubMatic's`() {
    let page = loaded(template: .custom)
    page.render()
    phone.pass(.seconds(1))
    #expect(page.heard == ["native", "not drawn 1009"])
  }

  @Test func `a click that leaves the application says so`() {
    let page = loaded(template: .small) { $0.creative.opens = .app }
    page.render()
    phone.pass(.seconds(2))
    page.forget()
    phone.tap(text: "Taste")
    #expect(page.heard == ["click", "click on 4", "leaves"])
  }

  @Test func `parts have numbers, and what is not there is empty`() throws {
    let ad = try #require(loaded().nativeAd)
    #expect(ad.titleAsset(withId: 1).text == "Marmalade" && ad.titleAsset(withId: 7).text == "")
    #expect(ad.dataAsset(withId: 3).value == "Made of oranges.")
    #expect(ad.dataAsset(withId: 4).type == .ctaText && ad.priceAsset().value == "")
    #expect(ad.imageAsset(withId: 2).type == .icon && ad.iconAsset().width == 50)
  }

  @Test func `pictures are where they say`() throws {
    let ad = try #require(loaded().nativeAd)
    var sizes: [CGSize?] = []
    for address in [ad.iconAsset().imageURL, ad.mainImageAsset().imageURL] {
      let url = try #require(URL(string: address))
      UIKit.URLSession.shared.dataTask(with: url) { data, _, _ in
        sizes.append(data.flatMap { UIImage(data: $0) }?.size)
      }.resume()
    }
    phone.pass(.seconds(1))
    #expect(sizes == [CGSize(width: 50, height: 50), CGSize(width: 300, height: 150)])
  }

  @Test func `no fill is told, and so is a load too many`() {
    _ = phone
    let page = page(.noFill(), answer)
    page.nativeAdLoader.loadAd()
    page.nativeAdLoader.loadAd()
    phone.pass(.seconds(1))
    page.nativeAdLoader.loadAd()
    phone.pass(.seconds(1))
    #expect(page.heard == ["no native 1012", "no native 1002", "native"])
  }

  @Test func `an app open ad is shown before the application opens`() {
    _ = phone
    let page = page(answer.with { $0.creative.video = .seconds(5) })
    page.appOpenAd.load()
    phone.pass(.seconds(1))
    #expect(page.appOpenAd.isReady)
    page.appOpenAd.show(from: page)
    phone.pass(.seconds(6))
    #expect(phone.tap("close"))
    #expect(page.heard == ["app open", "will", "did", "impression", "gone"])
    #expect(phone.book("PubMatic") == ["impression", "paid 2000"])
    page.appOpenAd.show(from: page)
    phone.pass(.zero)
    #expect(page.heard.last == "not shown 2001")
  }

  @Test func `a banner says how large its ad is`() {
    phone.answer("PubMatic", "unit", answer)
    let banner = POBBannerView(
      publisherId: "1", profileId: 2, adUnitId: "unit", adSizes: [POBAdSizeMake(300, 250)])
    #expect(banner.creativeSize().size == .zero)
    banner.loadAd()
    phone.pass(.seconds(1))
    #expect(banner.creativeSize().size == CGSize(width: 300, height: 250))
  }
}
