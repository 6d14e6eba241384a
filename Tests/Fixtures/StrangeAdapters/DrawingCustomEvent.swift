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
    default: break
    }
  }

  private func draw(in view: UIView) {
    view.addSubview(UIView(frame: view.bounds))
  }
}
