import GoogleMobileAds
import SampleAdSDK

/// The guide's chapter on AdChoices: the custom event keeps the publisher's view options, and the
/// mapped ad adds and removes its own view. Where the guide has a comment about a frame, there is
/// the frame.
class AdChoicesCustomEvent: SampleCustomEventNativeAd {
  private var nativeAdViewAdOptions: GADNativeAdViewAdOptions?

  override func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    for loaderOptions in options {
      if let viewOptions = loaderOptions as? GADNativeAdViewAdOptions {
        nativeAdViewAdOptions = viewOptions
      }
    }
    super.request(
      withParameter: serverParameter, request: request, adTypes: adTypes, options: options,
      rootViewController: rootViewController)
  }

  override func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeAppInstallAd: SampleNativeAppInstallAd
  ) {
    let mediatedAd = SampleMediatedNativeAd(sampleNativeAppInstallAd: nativeAppInstallAd)
    mediatedAd?.listener = SampleAdListener(nativeAppInstallAd, nativeAdViewAdOptions)
    delegate?.customEventNativeAd(self, didReceive: mediatedAd)
  }
}

/// An ad whose delegate is an object of its own.
class SampleMediatedNativeAd: SampleMediatedNativeAppInstallAd {
  var listener: SampleAdListener?

  override func mediatedNativeAdDelegate() -> GADMediatedNativeAdDelegate? {
    return listener
  }
}

class SampleAdListener: NSObject, GADMediatedNativeAdDelegate {
  let sampleAd: SampleNativeAppInstallAd
  private let nativeAdViewAdOptions: GADNativeAdViewAdOptions?
  private var adChoicesView: SampleAdChoicesView?

  init(
    _ sampleAd: SampleNativeAppInstallAd, _ nativeAdViewAdOptions: GADNativeAdViewAdOptions?
  ) {
    self.sampleAd = sampleAd
    self.nativeAdViewAdOptions = nativeAdViewAdOptions
  }

  func mediatedNativeAd(
    _ mediatedNativeAd: GADMediatedNativeAd, didRenderIn view: UIView,
    viewController: UIViewController
  ) {
    MainActor.assumeIsolated {
      let adChoicesView = self.adChoicesView ?? SampleAdChoicesView()
      self.adChoicesView = adChoicesView
      // Place AdChoices View in mediated network's view.
      view.addSubview(adChoicesView)
      let right = view.bounds.maxX - 20
      let bottom = view.bounds.maxY - 20
      let origin: CGPoint
      switch nativeAdViewAdOptions?.preferredAdChoicesPosition {
      case .topLeftCorner:
        origin = CGPoint(x: 0, y: 0)
      case .bottomLeftCorner:
        origin = CGPoint(x: 0, y: bottom)
      case .bottomRightCorner:
        origin = CGPoint(x: right, y: bottom)
      case .topRightCorner:
        fallthrough
      default:
        // Default placement of AdChoices icon is the top right corner.
        origin = CGPoint(x: right, y: 0)
      }
      adChoicesView.frame = CGRect(origin: origin, size: CGSize(width: 20, height: 20))
    }
  }

  func mediatedNativeAd(_ mediatedNativeAd: GADMediatedNativeAd, didUntrackView view: UIView) {
    // Remove SampleAdChoices view from its parent.
    MainActor.assumeIsolated { adChoicesView?.removeFromSuperview() }
  }

  func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: GADMediatedNativeAd) {
    sampleAd.recordImpression()
  }

  func mediatedNativeAd(
    _ mediatedNativeAd: GADMediatedNativeAd,
    didRecordClickOnAssetWithName assetName: String,
    view: UIView,
    viewController: UIViewController
  ) {
    MainActor.assumeIsolated { sampleAd.handleClick(on: view) }
  }
}
