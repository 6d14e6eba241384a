// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A page with a banner of Ad Manager at its foot.
public final class BannerController: UIViewController {
  public let bannerView = AdManagerBannerView(adSize: AdSizeBanner)
  public private(set) var heard: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    bannerView.adUnitID = "strip"
    bannerView.rootViewController = self
    bannerView.delegate = self
    bannerView.adSizeDelegate = self
    bannerView.appEventDelegate = self
    view.addSubview(bannerView)
  }

  public func load(_ sizes: AdSize...) {
    bannerView.validAdSizes = sizes.map { nsValue(for: $0) }
    let request = AdManagerRequest()
    request.publisherProvidedID = "reader-7"
    request.categoryExclusions = ["betting"]
    request.customTargeting = ["page": "weather"]
    bannerView.load(request)
  }
}

extension BannerController: BannerViewDelegate, AdSizeDelegate, AppEventDelegate {
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    heard.append("received at \(Int(bannerView.bounds.height))")
  }

  public func bannerView(
    _ bannerView: BannerView, didFailToReceiveAdWithError error: Error
  ) {
    heard.append("error")
  }

  public func bannerViewDidRecordImpression(_ bannerView: BannerView) {
    heard.append("impression")
  }

  public func adView(_ bannerView: BannerView, willChangeAdSizeTo adSize: AdSize) {
    heard.append("will be \(string(for: adSize))")
  }

  public func adView(
    _ banner: BannerView, didReceiveAppEvent name: String, with info: String?
  ) {
    heard.append(name)
  }
}
