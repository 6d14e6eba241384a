import AdServing
import Simulation

// A loader that accepts banners beside native ads gets what its unit has.

extension AdLoader {
  /// Whether a banner is what comes.
  var asksForBanner: Bool {
    adTypes.contains(.adManagerBanner) && AdServer.shared.units[adUnitID]?.format == .banner
  }

  private var bannerDelegate: (any AdManagerBannerAdLoaderDelegate)? {
    delegate as? any AdManagerBannerAdLoaderDelegate
  }

  func loadBanner(_ request: Request?) {
    let sizes = bannerDelegate?.validBannerSizes(for: self) ?? []
    let banner = AdManagerBannerView(
      adSize: sizes.first.map(adSizeFor(nsValue:)) ?? AdSizeInvalid)
    banner.adUnitID = adUnitID
    banner.rootViewController = rootViewController
    banner.validAdSizes = sizes
    banner.loader = self
    banner.load(request)
  }

  /// The banner has its ad.
  func finish(_ banner: AdManagerBannerView) {
    end {
      World.current.journal.tellApp(
        from: .google, "adLoader(_:didReceive:)", .adReceived, data: banner.answer
      ) { self.bannerDelegate?.adLoader(self, didReceive: banner) }
    }
  }
}
