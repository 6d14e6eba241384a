import GoogleMobileAds
import StrangerNetwork

/// Passes on to its network everything Google counts.
final class BookedNativeAd: StrangerNativeAd {
  private let network: StrangerNetwork

  init(_ network: StrangerNetwork, _ configuration: MediationNativeAdConfiguration) {
    self.network = network
    super.init(configuration)
  }

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
