// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AppLovinSDK
import UIKit

/// A page with ads of MAX: a banner below, a native ad, and an ad before it opens.
public final class MaxController: UIViewController {
  public private(set) var heard: [String] = []
  public private(set) var nativeAd: MAAd?
  public let adView: MAAdView
  public let appOpenAd: MAAppOpenAd
  public let nativeAdLoader: MANativeAdLoader
  public private(set) var nativeAdView: MANativeAdView?

  public init(adUnitIdentifier: String, adFormat: MAAdFormat = .banner) {
    adView = MAAdView(adUnitIdentifier: adUnitIdentifier, adFormat: adFormat)
    appOpenAd = MAAppOpenAd(adUnitIdentifier: adUnitIdentifier)
    nativeAdLoader = MANativeAdLoader(adUnitIdentifier: adUnitIdentifier)
    super.init(nibName: nil, bundle: nil)
    adView.delegate = self
    adView.revenueDelegate = self
    adView.requestDelegate = self
    adView.adReviewDelegate = self
    adView.placement = "Home"
    appOpenAd.delegate = self
    appOpenAd.revenueDelegate = self
    nativeAdLoader.nativeAdDelegate = self
    nativeAdLoader.revenueDelegate = self
    nativeAdLoader.placement = "Feed"
    nativeAdLoader.customData = "row 1"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    adView.frame = CGRect(origin: .zero, size: adView.adFormat.size)
    view.addSubview(adView)
  }

  public func forget() { heard = [] }

  // MARK: Native ads

  /// A view of the page's own; its parts are found by their tags.
  public func makeNativeAdView() -> MANativeAdView {
    let adView = MANativeAdView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    let parts: [UIView] = [
      UILabel(), UILabel(), UILabel(), UIImageView(), UIView(), UIView(), UIButton(),
    ]
    for (index, part) in parts.enumerated() {
      part.tag = 101 + index
      part.frame = CGRect(x: 0, y: 20 * index, width: 320, height: 20)
      adView.addSubview(part)
    }
    adView.bindViews(
      with: MANativeAdViewBinder { builder in
        builder.titleLabelTag = 101
        builder.advertiserLabelTag = 102
        builder.bodyLabelTag = 103
        builder.iconImageViewTag = 104
        builder.optionsContentViewTag = 105
        builder.mediaContentViewTag = 106
        builder.callToActionButtonTag = 107
      })
    return adView
  }

  public func loadNative(into adView: MANativeAdView? = nil) {
    if let nativeAd { nativeAdLoader.destroy(nativeAd) }
    nativeAdView?.removeFromSuperview()
    if let adView { nativeAdLoader.loadAd(into: adView) } else { nativeAdLoader.loadAd() }
  }

  @discardableResult public func render(in adView: MANativeAdView) -> Bool {
    guard let nativeAd, nativeAdLoader.renderNativeAdView(adView, with: nativeAd) else {
      return false
    }
    place(adView)
    return true
  }

  private func place(_ adView: MANativeAdView) {
    nativeAdView = adView
    view.addSubview(adView)
  }
}

extension MaxController: MANativeAdDelegate {
  public func didLoadNativeAd(_ nativeAdView: MANativeAdView?, for ad: MAAd) {
    nativeAd = ad
    heard.append(nativeAdView == nil ? "native" : "native in a view")
    if let nativeAdView { place(nativeAdView) }
  }

  public func didFailToLoadNativeAd(
    forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError
  ) {
    heard.append("no native \(error.code.rawValue)")
  }

  public func didClickNativeAd(_ ad: MAAd) { heard.append("native clicked") }
  public func didExpireNativeAd(_ ad: MAAd) { heard.append("native expired") }
}

extension MaxController: MAAdViewAdDelegate, MAAdRevenueDelegate, MAAdRequestDelegate,
  MAAdReviewDelegate
{
  public func didLoad(_ ad: MAAd) { heard.append("loaded \(ad.format.label)") }
  public func didFailToLoadAd(
    forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError
  ) {
    heard.append("failed \(error.code.rawValue)")
  }
  public func didDisplay(_ ad: MAAd) { heard.append("displayed") }
  public func didHide(_ ad: MAAd) { heard.append("hidden") }
  public func didClick(_ ad: MAAd) { heard.append("clicked") }
  public func didFail(toDisplay ad: MAAd, withError error: MAError) {
    heard.append("not shown \(error.code.rawValue)")
  }
  public func didExpand(_ ad: MAAd) { heard.append("expanded") }
  public func didCollapse(_ ad: MAAd) { heard.append("collapsed") }
  public func didPayRevenue(for ad: MAAd) {
    heard.append("paid \(ad.revenue)\(ad.placement.map { " at \($0)" } ?? "")")
  }
  public func didStartAdRequest(forAdUnitIdentifier adUnitIdentifier: String) {
    heard.append("request")
  }
  public func didGenerateCreativeIdentifier(_ creativeIdentifier: String, for ad: MAAd) {
    heard.append(creativeIdentifier)
  }
}
