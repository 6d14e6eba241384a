import GoogleMobileAds

/// A custom event whose AdChoices is a view that nobody else knows: its parameter says where and how.
final class OwnIconCustomEvent: NSObject, GADCustomEventNativeAd {
  weak var delegate: (any GADCustomEventNativeAdDelegate)?

  required override init() {}

  func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    delegate?.customEventNativeAd(self, didReceive: OwnIconAd(manner: serverParameter))
  }
}

private final class OwnIconAd: NSObject, GADMediatedNativeContentAd, GADMediatedNativeAdDelegate {
  private let manner: String
  private let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init(manner: String) { self.manner = manner }

  func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)? { self }
  func extraAssets() -> [AnyHashable: Any]? { nil }
  func headline() -> String? { "Its own" }
  func body() -> String? { nil }
  func images() -> [Any]? { nil }
  func logo() -> GADNativeAdImage? { nil }
  func callToAction() -> String? { nil }
  func advertiser() -> String? { nil }

  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didRenderIn view: UIView,
    viewController: UIViewController
  ) {
    switch manner {
    case "at the left": icon.frame.origin = CGPoint(x: 4, y: 4)
    case "in the middle": icon.frame.origin = CGPoint(x: 40, y: 40)
    case "hidden": icon.isHidden = true
    case "in a container":
      let container = UIView(frame: view.bounds)
      icon.frame.origin.x = view.bounds.width - 20
      container.addSubview(icon)
      return view.addSubview(container)
    case "beside a badge":
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16)))
      icon.frame.origin.x = view.bounds.width - 24
    case "wide":
      icon.frame = CGRect(x: view.bounds.width - 48, y: 0, width: 48, height: 14)
    case "later":
      icon.frame.origin.x = view.bounds.width - 20
      return DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [icon] in
        MainActor.assumeIsolated { view.addSubview(icon) }
      }
    default: icon.frame.origin.x = view.bounds.width - 20
    }
    view.addSubview(icon)
  }

  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView?
  ) {
    switch manner {
    case "for good": break
    case "for a while":
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [icon] in
        MainActor.assumeIsolated { icon.removeFromSuperview() }
      }
    default: icon.removeFromSuperview()
    }
  }
}
