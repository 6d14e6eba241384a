import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// What a native ad brings along, as it was asked for.
@Suite(.serialized) @MainActor struct NativeLoadingTests {
  @Test func `an ad for an application has its texts, stars and pictures`() throws {
    let listener = Phone().loadNative(.appInstall)
    let ad = try #require(listener.ad)
    #expect(listener.record.timed == ["native@200"])
    #expect(ad.headline == "Sample App!" && ad.callToAction == "Take Action")
    #expect(ad.store == "Sample Store" && ad.price == "$1.99" && ad.advertiser == nil)
    #expect(ad.starRating == 4.5 && ad.degreeOfAwesomeness == "Quite Awesome!")
    #expect(ad.icon?.size == CGSize(width: 50, height: 50))
    #expect(ad.image?.size == CGSize(width: 300, height: 150))
    #expect(ad.moreImages.isEmpty && !ad.hasVideo && ad.isOfRequestedFormat)
  }

  @Test func `pictures that are not downloaded are addresses, each of its own`() throws {
    let listener = Phone().loadNative {
      $0.shouldDownloadImages = false
      $0.shouldRequestMultipleImages = true
      $0.preferredImageOrientation = .portrait
    }
    let ad = try #require(listener.ad)
    #expect(ad.icon == nil && ad.image == nil && ad.moreImages.isEmpty)
    let urls = [ad.iconURL ?? "", ad.imageURL ?? ""] + ad.moreImageURLs
    #expect(urls.count == 4 && Set(urls).count == 4)
    #expect(urls.allSatisfy { $0.hasPrefix("https://creatives.sample.example/") })
    #expect(urls.dropFirst().allSatisfy { $0.hasSuffix("-portrait.ppm") })
  }

  @Test func `a portrait is higher than wide`() {
    let ad = Phone().loadNative { $0.preferredImageOrientation = .portrait }.ad
    #expect(ad?.image?.size == CGSize(width: 150, height: 300))
  }

  @Test func `an ad of one format comes as its class, with only what belongs to it`() {
    let app = Phone().loadNative(.appInstall) { $0.appInstallAdsRequested = true }
    #expect(app.record.heard == ["app"] && app.ad?.price == "$1.99")
    var both = SampleCreative.content
    both.texts["price"] = "$5"
    both.starRating = 3
    let content = Phone().loadNative(both) {
      $0.contentAdsRequested = true
      $0.appInstallAdsRequested = true
    }
    #expect(content.record.heard == ["content"])
    #expect(content.ad?.price == nil && content.ad?.starRating == nil)
    #expect(content.ad?.advertiser == "The very best advertiser!")
    let article = content.ad as? SampleNativeContentAd
    #expect(article?.logo != nil && article?.logo === article?.icon)
    #expect(article?.logoURL == article?.iconURL && article?.logoScale == article?.iconScale)
  }

  @Test func `an ad of a format that was not asked for is none`() {
    let listener = Phone().loadNative(.content) { $0.appInstallAdsRequested = true }
    #expect(listener.record.heard == ["failed 3"])
    let again = Phone().loadNative(.content) {
      $0.appInstallAdsRequested = true
      $0.appInstallAdsRequested = false
    }
    #expect(again.record.heard == ["native"])
  }

  @Test func `a delegate that knows no ads of today gets one for something to read`() {
    let phone = Phone { $0.creative = .appInstall }
    let (older, loader) = (OlderListener(), SampleNativeAdLoader())
    loader.adUnitID = "unit"
    loader.delegate = older
    loader.fetchAd(SampleNativeAdRequest())
    phone.pass(.milliseconds(200))
    #expect(older.headlines == ["Sample App!"])
  }

  @Test func `without an ad unit the request is bad`() {
    let phone = Phone()
    let (listener, loader) = (NativeListener(), SampleNativeAdLoader())
    loader.delegate = listener
    loader.fetchAd(SampleNativeAdRequest())
    #expect(listener.record.heard == [])
    phone.world.timeline.settle()
    #expect(listener.record.timed == ["failed 0@0"])
  }
}

/// From the time when each format was asked for by itself.
private final class OlderListener: NSObject, SampleNativeAdDelegate {
  var headlines: [String] = []

  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeContentAd: SampleNativeContentAd)
  { headlines.append(nativeContentAd.headline) }
  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {}
}
