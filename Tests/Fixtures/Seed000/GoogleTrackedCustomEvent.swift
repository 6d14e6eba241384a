import GoogleMobileAds
import SampleAdSDK

/// The guide's other way: both flags say no, so that Google watches and tells the ad, which listens
/// under the label of SDK 11. Its set-up has the older name, too.
class GoogleTrackedCustomEvent: NSObject, GADMediationAdapter {
  private let nativeAd = GoogleTrackedNativeAd()

  required override init() {}

  static func adapterVersion() -> GADVersionNumber {
    SampleCustomEvent.adapterVersion()
  }

  static func adSDKVersion() -> GADVersionNumber {
    SampleCustomEvent.adSDKVersion()
  }

  static func networkExtrasClass() -> GADAdNetworkExtras.Type? {
    return nil
  }

  static func setUpWith(
    _ configuration: GADMediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    completionHandler(nil)
  }

  func loadNativeAd(
    for adConfiguration: GADMediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeAdLoadCompletionHandler
  ) {
    nativeAd.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }
}

private class GoogleTrackedNativeAd: SampleCustomEventNativeAd {
  override func handlesUserClicks() -> Bool {
    return false
  }

  override func handlesUserImpressions() -> Bool {
    return false
  }

  override func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
    viewController: UIViewController
  ) {}
}
