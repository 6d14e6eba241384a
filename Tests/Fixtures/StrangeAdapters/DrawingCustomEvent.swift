// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Has no view for AdChoices: its network draws into the one it is handed, as its parameter says.
public final class DrawingCustomEvent: StrangeCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    _ = completionHandler(DrawingNativeAd(adConfiguration), nil)
  }
}

private final class DrawingNativeAd: StrangeNativeAd {
  private let manner: String?

  override init(_ configuration: MediationNativeAdConfiguration) {
    manner = configuration.credentials.settings["parameter"] as? String
    super.init(configuration)
  }

  override func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    guard let place = nonclickableAssetViews[.adChoicesViewAsset] else { return }
    switch manner {
    case "at once": draw(in: place)
    case "later":
      World.current.after(.milliseconds(900), "drawn", by: .network) { self.draw(in: place) }
    case "too large":
      place.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
      draw(in: place)
    case "coloured": place.backgroundColor = .red
    case "beside it": add(to: view, at: CGRect(x: 2, y: 80, width: 16, height: 16))
    case "in the middle": add(to: view, at: CGRect(x: 40, y: 40, width: 16, height: 16))
    case "later, beside it":
      World.current.after(.milliseconds(900), "drawn", by: .network) {
        self.add(to: view, at: CGRect(x: 2, y: 80, width: 16, height: 16))
      }
    case "invisible": add(to: view, at: .zero)
    case "all over": add(to: view, at: view.bounds)
    default: break
    }
  }

  /// Puts a view of its own into the ad's.
  private func add(to view: UIView, at frame: CGRect) { view.addSubview(UIView(frame: frame)) }

  private func draw(in view: UIView) {
    view.addSubview(UIView(frame: view.bounds))
  }
}
