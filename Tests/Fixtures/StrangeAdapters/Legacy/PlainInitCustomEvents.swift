import GoogleMobileAds

// As custom events were written in 2017: without `required`, and without any initialiser.

/// A custom event that leaves making itself to its superclass.
class PlainBannerCustomEvent: NSObject, GADCustomEventBanner {
  var delegate: (any GADCustomEventBannerDelegate)?
  private let color = UIColor.red

  func requestAd(
    _ adSize: GADAdSize, parameter serverParameter: String?, label serverLabel: String?,
    request: GADCustomEventRequest
  ) {
    let view = UIView(frame: CGRect(origin: .zero, size: adSize.size))
    view.backgroundColor = color
    delegate?.customEventBanner(self, didReceiveAd: view)
  }
}

/// A custom event with its own initialiser, which takes formats for types and for texts.
class PlainNativeCustomEvent: NSObject, GADCustomEventNativeAd {
  var delegate: (any GADCustomEventNativeAdDelegate)?
  private let words: [String]

  override init() {
    words = ["one", "two"]
    super.init()
  }

  func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    let texts = adTypes as? [String] ?? []
    let types = adTypes as? [AdLoaderAdType] ?? []
    let isAsked =
      words.count == 2 && !texts.isEmpty && types.map(\.rawValue) == texts
      && adTypes.contains { $0 as? String == texts[0] }
      && adTypes.contains { ($0 as? AdLoaderAdType) == types[0] }
    if isAsked {
      delegate?.customEventNativeAd(self, didReceive: StrangeContentAd())
    } else {
      delegate?.customEventNativeAd(self, didFailToLoadWithError: nil)
    }
  }
}
