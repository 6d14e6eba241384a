// The Swift of Google's guide to native custom events, as it stands there. What it took to compile:
//
// - `adapterVersion`, `adSDKVersion` and `networkExtrasClass`, which the guide takes from its sample
//   project, and `init()`, which has to be said to be required
// - `import SampleAdSDK` beside `import GoogleMobileAds`
// - the conformance to `SampleNativeAdDelegate`, which the guide has in Objective-C only
// - `wController:` in `didRecordClickOnAsset` is `viewController:`
// - `nativeAd`, which the guide declares in two of its snippets, is declared once
// - `extraAssets` is computed in one snippet and assigned in another; the assignment went
//
// Left as it was although it is not what one would wish: pictures that did not come along are wrapped
// as file URLs, the network's events are never forwarded, and the handler may be called twice.

import GoogleMobileAds
import SampleAdSDK

class SampleCustomEvent: NSObject, GADMediationAdapter {

  fileprivate var nativeAd: SampleCustomEventNativeAd?

  required override init() {}

  static func adapterVersion() -> GADVersionNumber {
    GADVersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  static func adSDKVersion() -> GADVersionNumber {
    GADVersionNumber(majorVersion: 2, minorVersion: 3, patchVersion: 1)
  }

  static func networkExtrasClass() -> GADAdNetworkExtras.Type? {
    return nil
  }

  func loadNativeAd(
    for adConfiguration: GADMediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeAdLoadCompletionHandler
  ) {
    self.nativeAd = SampleCustomEventNativeAd()
    self.nativeAd?.loadNativeAd(
      for: adConfiguration, completionHandler: completionHandler)
  }
}
