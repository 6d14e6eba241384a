import GoogleMobileAds

/// Has a native ad among its news.
open class NativePage: ExamplePage, NativeAdLoaderDelegate, NativeAdDelegate {
  /// Kept until it has answered.
  public var loader: AdLoader?
  /// The view that the ad is in.
  public let adView = NativeAdView(frame: CGRect(x: 10, y: 100, width: 360, height: 240))
  private let badge = UILabel(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
  private let headline = UILabel(frame: CGRect(x: 40, y: 0, width: 290, height: 20))
  private let body = UILabel(frame: CGRect(x: 10, y: 20, width: 340, height: 40))
  private let media = MediaView(frame: CGRect(x: 10, y: 60, width: 340, height: 140))
  private let button = UILabel(frame: CGRect(x: 10, y: 200, width: 160, height: 20))

  open override func viewDidLoad() {
    title = title ?? "News"
    super.viewDidLoad()
    badge.text = "Ad"
    button.backgroundColor = .tintColor
    body.numberOfLines = 2
    body.font = .systemFont(ofSize: 14)
    for view in [badge, headline, body, media, button] { adView.addSubview(view) }
    MobileAds.shared.start { [weak self] _ in self?.load() }
  }

  /// Asks for an ad.
  open func load() {
    let loader = AdLoader(
      adUnitID: "feed", rootViewController: self, adTypes: [.native], options: nil)
    loader.delegate = self
    self.loader = loader
    loader.load(Request())
  }

  /// The ad is there.
  open func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    nativeAd.delegate = self
    show(nativeAd)
  }

  /// There is none.
  open func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    say(error.localizedDescription)
  }

  /// Fills the views, hands them over as outlets, and the ad last.
  open func show(_ ad: NativeAd) {
    fill(ad)
    connectOutlets()
    view.addSubview(adView)
    adView.nativeAd = ad
  }

  /// Writes the ad's texts into the views, and hides those of texts that it does not have.
  public func fill(_ ad: NativeAd) {
    for (label, text) in [(headline, ad.headline), (body, ad.body), (button, ad.callToAction)] {
      label.text = text
      label.isHidden = text == nil
    }
    media.mediaContent = ad.mediaContent
  }

  /// Says which view shows what.
  open func connectOutlets() {
    adView.headlineView = headline
    adView.bodyView = body
    adView.mediaView = media
    adView.callToActionView = button
  }
}
