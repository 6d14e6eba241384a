// An adapter that calls the Sample SDK and Google's SDK as Google's published Swift sample does, call
// by call, with its five faults:
//
// - its own version needs four parts of a number that never has more than two
// - its set-up and its hearing of clicks have names from before SDK 12
// - the text of its errors is under a key that nobody reads
// - its handlers are kept
// - its banner never reports an impression

import Foundation
import GoogleMobileAds
import SampleAdSDK

class SampleCustomEventSwift: NSObject, MediationAdapter {
  fileprivate var banner: SampleCustomEventBannerSwift?
  fileprivate var interstitial: SampleCustomEventInterstitialSwift?
  fileprivate var native: SampleCustomEventNativeAdSwift?

  required override init() {
    super.init()
  }

  static func adSDKVersion() -> VersionNumber {
    let parts = String(SampleSDKVersion).components(separatedBy: ".")
    guard parts.count >= 3 else { return VersionNumber() }
    return VersionNumber(
      majorVersion: Int(parts[0]) ?? 0, minorVersion: Int(parts[1]) ?? 0,
      patchVersion: Int(parts[2]) ?? 0)
  }

  static func adapterVersion() -> VersionNumber {
    let parts = String(SampleAdSDK.SampleAdSDKVersionNumber).components(separatedBy: ".")
    var version = VersionNumber()
    if parts.count == 4 {
      version.majorVersion = Int(parts[0]) ?? 0
      version.minorVersion = Int(parts[1]) ?? 0
      version.patchVersion = (Int(parts[2]) ?? 0) * 100 + (Int(parts[3]) ?? 0)
    }
    return version
  }

  static func networkExtrasClass() -> AdNetworkExtras.Type? {
    return nil
  }

  static func setUpWith(
    _ configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    completionHandler(nil)
  }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    self.banner = SampleCustomEventBannerSwift()
    self.banner?.loadBanner(for: adConfiguration, completionHandler: completionHandler)
  }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    self.interstitial = SampleCustomEventInterstitialSwift()
    self.interstitial?.loadInterstitial(
      for: adConfiguration, completionHandler: completionHandler)
  }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    self.native = SampleCustomEventNativeAdSwift()
    self.native?.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }
}
