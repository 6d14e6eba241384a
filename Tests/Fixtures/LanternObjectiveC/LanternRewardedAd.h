#import <GoogleMobileAds/GoogleMobileAds.h>

@interface LanternRewardedAd : NSObject <GADMediationRewardedAd>

@property(nonatomic, weak, nullable) id<GADMediationRewardedAdEventDelegate> delegate;
@property(nonatomic) BOOL isLit;
@property(nonatomic, copy) void (^whenLit)(NSError *_Nullable error);

- (instancetype)initWithConfiguration:(GADMediationRewardedAdConfiguration *)configuration;

@end
