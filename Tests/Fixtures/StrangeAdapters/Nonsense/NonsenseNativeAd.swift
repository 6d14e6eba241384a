// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Has other values each time they are read.
final class NonsenseNativeAd: NonsenseAd, MediationNativeAd {
  /// Views it got from the application and may hand back as its own.
  private var views: [UIView] = []

  var headline: String? { nonsense.perhaps(nonsense.text) }
  var body: String? { nonsense.perhaps(nonsense.text) }
  var callToAction: String? { nonsense.perhaps(nonsense.text) }
  var store: String? { nonsense.perhaps(nonsense.text) }
  var price: String? { nonsense.perhaps(nonsense.text) }
  var advertiser: String? { nonsense.perhaps(nonsense.text) }
  var icon: NativeAdImage? { nonsense.perhaps(nonsense.image) }
  var images: [NativeAdImage]? {
    nonsense.perhaps((0..<nonsense.pick([0, 1, 2, 30])).map { _ in nonsense.image })
  }
  var starRating: NSDecimalNumber? { nonsense.perhaps(nonsense.decimal) }
  var extraAssets: [String: Any]? {
    nonsense.perhaps([nonsense.text: nonsense.anything(), "b": nonsense.anything()])
  }

  var adChoicesView: UIView? { nonsense.perhaps(anyView) }
  var mediaView: UIView? { nonsense.perhaps(anyView) }
  var hasVideoContent: Bool { nonsense.happens(in: 2) }
  var mediaContentAspectRatio: CGFloat { nonsense.number }
  var duration: TimeInterval { nonsense.number }
  var currentTime: TimeInterval { nonsense.number }
  func handlesUserClicks() -> Bool { nonsense.happens(in: 2) }
  func handlesUserImpressions() -> Bool { nonsense.happens(in: 2) }

  private var anyView: UIView {
    if nonsense.happens(in: 20) { return nonsense.endlessView }
    return views.isEmpty || nonsense.happens(in: 2) ? nonsense.view() : nonsense.pick(views)
  }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    let assets = clickableAssetViews.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    views = [view] + assets + [view.superview, view.window].compactMap { $0 }
    let victim = nonsense.pick([view] + assets)
    switch nonsense.below(8) {
    case 0: victim.frame = nonsense.frame
    case 1: victim.removeFromSuperview()
    case 2: victim.addSubview(nonsense.view())
    case 3: victim.addSubview(view)
    case 4: victim.bounds = nonsense.frame
    case 5:
      victim.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.chatter() })
    case 6: victim.alpha = nonsense.number
    default: break
    }
    chatter()
  }

  func didUntrackView(_ view: UIView?) { chatter() }
  func didRecordImpression() { chatter() }
  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    viewController.present(NonsenseScreen(), animated: true)
    chatter()
  }
}
