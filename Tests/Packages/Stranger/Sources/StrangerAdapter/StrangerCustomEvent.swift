import GoogleMobileAds
import StrangerNetwork

/// Passes on to its network everything Google counts.
final class StrangerCustomEvent: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = BookedAd()
    ad.network.load(placement: adConfiguration.credentials.settings["parameter"] as? String ?? "") {
      isThere in
      _ =
        isThere
        ? completionHandler(ad, nil) : completionHandler(nil, NSError(domain: "stranger", code: 1))
    }
  }
}

private final class BookedAd: StrangerNativeAd {
  let network = StrangerNetwork()

  override var headline: String? { network.headline }
  override var body: String? { network.text }
  override var callToAction: String? { network.button }

  override func didRecordImpression() {
    network.seen()
  }

  override func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    network.clicked()
  }
}
