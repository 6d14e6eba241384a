// LanternMediationAdapter.m in Swift, as far as a table knows it.
// Nothing of it has run.

import Foundation
import GoogleMobileAds
// import LanternSDK

class LanternMediationAdapter: NSObject, RTBAdapter {
  var rewardedAd: LanternRewardedAd?
  // var session: LANSession?
  weak var bannerDelegate: (any MediationBannerAdEventDelegate)?
  var bannerCompletionHandler: GADMediationBannerLoadCompletionHandler?

  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    // for (GADMediationCredentials *credentials in configuration.credentials) {
    //   [LANSession addHook:credentials.settings[@"hook"]];
    //     Swift: credentials.settings["hook"] as? String
    //   "}" ends nothing here.
    // }
    // completionHandler(nil);
    //   Swift: completionHandler(nil)
    completionHandler(notTranslated())
  }

  static func adSDKVersion() -> VersionNumber {
    // return (GADVersionNumber){
    //   1, 2, 3
    // };
    return VersionNumber()
  }

  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? {
    // return nil;
    return nil
  }

  func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    // completionHandler([LANSession token], nil);
    //   Swift: completionHandler(…, nil)
    completionHandler(nil, notTranslated())
  }

  // The reward comes after the light has gone out.
  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    // self.rewardedAd = [[LanternRewardedAd alloc] initWithConfiguration:adConfiguration];
    //   Swift: rewardedAd = LanternRewardedAd(configuration: adConfiguration)
    // [self.rewardedAd loadWithCompletionHandler:completionHandler];
    //   Swift: rewardedAd?.loadWithCompletionHandler(completionHandler)
    _ = completionHandler(nil, notTranslated())
  }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    // _bannerCompletionHandler = [completionHandler copy];
    //   Swift: bannerCompletionHandler = completionHandler
    // [self.session loadBanner:adConfiguration.credentials.settings[LanternHookKey] done:^(LANBanner *banner, NSError *_Nullable error) {
    //   Swift: adConfiguration.credentials.settings[LanternHookKey] as? String
    //   if (!banner) {
    //     _bannerCompletionHandler(nil, error);
    //       Swift: _ = bannerCompletionHandler?(nil, error)
    //     return;
    //   }
    //   _bannerDelegate = _bannerCompletionHandler(banner, nil);
    //     Swift: bannerDelegate = bannerCompletionHandler?(banner, nil)
    // }];
    _ = completionHandler(nil, notTranslated())
  }

  // func bannerWasSeen(_ banner: LANBanner) {
  //   // [_bannerDelegate reportImpression];
  //   //   Swift: bannerDelegate?.reportImpression()
  // }

  required override init() {
    super.init()
  }

  static func adapterVersion() -> VersionNumber {
    // Not in the source.
    return VersionNumber()
  }
}

let LanternHookKey = "hook"

// Outside of classes:
// typedef NS_ENUM(NSInteger, LanternErrorCode) {
//   LanternErrorCodeNoHook = 1,
// };
// static NSString *LanternName(NSString *hook) {
//   return [NSString stringWithFormat:@"lantern at %@", hook];
// }
