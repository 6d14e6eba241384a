// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Hands over media of 50,000 nested views, and presents 2,000 screens over one another when it is
/// clicked.
public final class NestingCustomEvent: StrangeCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    _ = completionHandler(NestingNativeAd(adConfiguration), nil)
  }
}

private final class NestingNativeAd: StrangeNativeAd {
  private let nest: UIView

  override init(_ configuration: MediationNativeAdConfiguration) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 150)
    nest = UIView(frame: frame)
    var last = nest
    for _ in 0..<50_000 {
      let next = UIView(frame: frame)
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      last.addSubview(next)
      last = next
    }
    super.init(configuration)
  }

  override var mediaView: UIView? { nest }

  override func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    var top = viewController
    for _ in 0..<2_000 {
      let next = UIViewController()
      top.present(next, animated: false)
      top = next
    }
  }
}
