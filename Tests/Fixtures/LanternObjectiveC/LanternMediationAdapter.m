#import "LanternMediationAdapter.h"
#import <LanternSDK/LanternSDK.h>
#import "LanternRewardedAd.h"

@interface LanternMediationAdapter ()
@property(nonatomic, strong) LanternRewardedAd *rewardedAd;
@property(nonatomic, strong) LANSession *session;
@end

@implementation LanternMediationAdapter {
  /// Is told when the banner is seen.
  __weak id<GADMediationBannerAdEventDelegate> _bannerDelegate;
  GADMediationBannerLoadCompletionHandler _bannerCompletionHandler;
}

+ (void)setUpWithConfiguration:(GADMediationServerConfiguration *)configuration
             completionHandler:(GADMediationAdapterSetUpCompletionBlock)completionHandler {
  for (GADMediationCredentials *credentials in configuration.credentials) {
    [LANSession addHook:credentials.settings[@"hook"]];  // "}" ends nothing here.
  }
  completionHandler(nil);
}

+ (GADVersionNumber)adSDKVersion {
  return (GADVersionNumber){1, 2, 3};
}

+ (nullable Class<GADAdNetworkExtras>)networkExtrasClass {
  return nil;
}

- (void)collectSignalsForRequestParameters:(GADRTBRequestParameters *)params
                         completionHandler:(GADRTBSignalCompletionHandler)completionHandler {
  completionHandler([LANSession token], nil);
}

// The reward comes after the light has gone out.
- (void)loadRewardedAdForAdConfiguration:(GADMediationRewardedAdConfiguration *)adConfiguration
                       completionHandler:
                           (GADMediationRewardedLoadCompletionHandler)completionHandler {
  self.rewardedAd = [[LanternRewardedAd alloc] initWithConfiguration:adConfiguration];
  [self.rewardedAd loadWithCompletionHandler:completionHandler];
}

- (void)loadBannerForAdConfiguration:(GADMediationBannerAdConfiguration *)adConfiguration
                   completionHandler:(GADMediationBannerLoadCompletionHandler)completionHandler {
  _bannerCompletionHandler = [completionHandler copy];
  [self.session loadBanner:adConfiguration.credentials.settings[LanternHookKey]
                      done:^(LANBanner *banner, NSError *_Nullable error) {
                        if (!banner) {
                          _bannerCompletionHandler(nil, error);
                          return;
                        }
                        _bannerDelegate = _bannerCompletionHandler(banner, nil);
                      }];
}

#pragma mark LANBannerDelegate

- (void)bannerWasSeen:(LANBanner *)banner {
  [_bannerDelegate reportImpression];
}

@end

static NSString *LanternName(NSString *hook) {
  return [NSString stringWithFormat:@"lantern at %@", hook];
}
