import GoogleMobileAds
import SampleAdSDK

/// Makes several mistakes of the zoo at once, those that its line names:
/// `"settings": { "mistakes": "echoesClicks, leavesPicturesBehind" }`.
///
/// It plays adapters that were recorded on a phone and break more than one rule.
public final class ZooSeveralCustomEvent: ZooCustomEvent {
  private var mistakes: Set<ZooMistake> = []
  private var tracksItself = false

  /// Requests a native ad, and remembers which mistakes to make.
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let settings = adConfiguration.credentials.settings
    mistakes = ZooMistake.all(in: settings["mistakes"] as? String)
    tracksItself =
      settings.index(forKey: "handlesUserClicks").flatMap { settings[$0].value as? Bool } ?? false
    super.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }

  override func request(
    for configuration: MediationNativeAdConfiguration
  ) -> SampleNativeAdRequest {
    let request = super.request(for: configuration)
    if mistakes.contains(.leavesPicturesBehind) { request.shouldDownloadImages = false }
    return request
  }

  override func makeAd(_ nativeAd: SampleNativeAd) -> any ZooAd {
    let ad = Ad(nativeAd, tracksItself: tracksItself)
    ad.mistakes = mistakes
    nativeAd.delegate = ad
    return ad
  }

  private final class Ad: ZooNativeAd {
    var mistakes: Set<ZooMistake> = []

    override func url(of address: String) -> URL? {
      mistakes.contains(.mistakesAddressesForPaths)
        ? URL(fileURLWithPath: address) : super.url(of: address)
    }

    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      if mistakes.contains(.watchesTheWholeView) { return nativeAd.setNativeAdView(view) }
      super.didRender(
        in: view, clickableAssetViews: clickableAssetViews,
        nonclickableAssetViews: nonclickableAssetViews, viewController: viewController)
    }

    override func didUntrackView(_ view: UIView?) {
      if mistakes.contains(.keepsTheView) { return infoView.removeFromSuperview() }
      super.didUntrackView(view)
    }

    override func didRecordImpression() {
      if !mistakes.contains(.forgetsItsImpression) { super.didRecordImpression() }
      if mistakes.contains(.echoesImpressions) { eventDelegate?.reportImpression() }
    }

    override func didRecordClickOnAsset(
      with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {
      if !mistakes.contains(.forgetsItsClicks) { nativeAd.handleClick(on: view) }
      if mistakes.contains(.echoesClicks) { eventDelegate?.reportClick() }
    }

    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {
      guard !mistakes.contains(.neverReportsImpressions) else { return }
      super.nativeAdDidRecordImpression(nativeAd)
    }

    override func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {
      guard !mistakes.contains(.neverReportsClicks) else { return }
      super.nativeAdDidRecordClick(nativeAd)
    }
  }
}
