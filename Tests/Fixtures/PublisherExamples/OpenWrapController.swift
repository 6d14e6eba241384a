// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import OpenWrapSDK
import UIKit

/// A page with native ads of OpenWrap, and an ad before it opens.
public final class OpenWrapController: UIViewController {
  public private(set) var heard: [String] = []
  public private(set) var nativeAd: POBNativeAd?
  public private(set) var nativeAdView: POBNativeAdView?
  public let nativeAdLoader: POBNativeAdLoader
  public let appOpenAd: POBAppOpenAd

  public init(adUnitId: String, templateType: POBNativeTemplateType = .medium) {
    nativeAdLoader = POBNativeAdLoader(
      publisherId: "1", profileId: 2, adUnitId: adUnitId, templateType: templateType)
    appOpenAd = POBAppOpenAd(publisherId: "1", profileId: 2, adUnitId: adUnitId)
    super.init(nibName: nil, bundle: nil)
    nativeAdLoader.delegate = self
    appOpenAd.delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public func forget() { heard = [] }

  /// Draws the ad in PubMatic's look.
  public func render() {
    nativeAd?.renderAd { [weak self] nativeAd, error in self?.rendered(nativeAd, error) }
  }

  /// Draws the ad in a look of the page's own.
  public func renderInOwnLook() {
    let template = POBNativeAdSmallTemplateView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let (title, button) = (UILabel(), UIButton())
    title.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    button.frame = CGRect(x: 0, y: 20, width: 200, height: 20)
    template.addSubview(title)
    template.addSubview(button)
    template.titleLabel = title
    template.ctaButton = button
    nativeAd?.renderAd(with: template) { [weak self] nativeAd, error in
      self?.rendered(nativeAd, error)
    }
  }

  /// Draws the ad in a view of the page's own, part by part.
  public func drawByHand() {
    guard let nativeAd else { return }
    let container = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    let (title, button) = (UILabel(), UIButton())
    title.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    title.text = nativeAd.titleAsset().text
    button.frame = CGRect(x: 0, y: 20, width: 300, height: 20)
    button.setTitle(nativeAd.callToActionAsset().value, for: .normal)
    container.addSubview(title)
    container.addSubview(button)
    if let icon = nativeAd.adInfoIconView() {
      icon.frame.origin = CGPoint(x: 0, y: 60)
      container.addSubview(icon)
    }
    view.addSubview(container)
    nativeAd.registerView(forInteractions: container, clickableViews: [title, button])
  }

  private func rendered(_ nativeAd: POBNativeAd, _ error: Error?) {
    if let error {
      heard.append("not drawn \((error as NSError).code)")
      return
    }
    heard.append("drawn")
    let adView = nativeAd.adView()
    adView.frame.origin = CGPoint(x: 0, y: 100)
    view.addSubview(adView)
    nativeAdView = adView
  }
}

extension OpenWrapController: POBNativeAdLoaderDelegate, POBNativeAdDelegate {
  public func viewControllerForPresentingModal() -> UIViewController { self }

  public func nativeAdLoader(_ adLoader: POBNativeAdLoader, didReceive nativeAd: POBNativeAd) {
    heard.append("native")
    self.nativeAd = nativeAd
    nativeAd.setAdDelegate(self)
  }
  public func nativeAdLoader(
    _ adLoader: POBNativeAdLoader, didFailToReceiveAdWithError error: Error
  ) {
    heard.append("no native \((error as NSError).code)")
  }

  public func nativeAdDidRecordImpression(_ nativeAd: POBNativeAd) { heard.append("impression") }
  public func nativeAdDidRecordClick(_ nativeAd: POBNativeAd) { heard.append("click") }
  public func nativeAd(_ nativeAd: POBNativeAd, didRecordClickForAsset assetId: Int) {
    heard.append("click on \(assetId)")
  }
  public func nativeAdWillPresentModal(_ nativeAd: POBNativeAd) { heard.append("will present") }
  public func nativeAdDidPresentModal(_ nativeAd: POBNativeAd) { heard.append("did present") }
  public func nativeAdDidDismissModal(_ nativeAd: POBNativeAd) { heard.append("dismissed") }
  public func nativeAdWillLeaveApplication(_ nativeAd: POBNativeAd) { heard.append("leaves") }
}

extension OpenWrapController: POBAppOpenAdDelegate {
  public func appOpenAdDidReceive(_ appOpenAd: POBAppOpenAd) { heard.append("app open") }
  public func appOpenAd(
    _ appOpenAd: POBAppOpenAd, didFailToReceiveAdWithError error: Error
  ) {
    heard.append("no app open \((error as NSError).code)")
  }
  public func appOpenAd(_ appOpenAd: POBAppOpenAd, didFailToShowAdWithError error: Error) {
    heard.append("not shown \((error as NSError).code)")
  }
  public func appOpenAdWillPresent(_ appOpenAd: POBAppOpenAd) { heard.append("will") }
  public func appOpenAdDidPresent(_ appOpenAd: POBAppOpenAd) { heard.append("did") }
  public func appOpenAdDidRecordImpression(_ appOpenAd: POBAppOpenAd) {
    heard.append("impression")
  }
  public func appOpenAdDidClick(_ appOpenAd: POBAppOpenAd) { heard.append("click") }
  public func appOpenAdDidDismiss(_ appOpenAd: POBAppOpenAd) { heard.append("gone") }
  public func appOpenAdDidExpire(_ appOpenAd: POBAppOpenAd) { heard.append("expired") }
}
