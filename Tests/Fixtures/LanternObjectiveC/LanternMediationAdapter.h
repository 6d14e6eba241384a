#import <GoogleMobileAds/GoogleMobileAds.h>

NS_ASSUME_NONNULL_BEGIN

/// The setting with the name of the hook that a lantern hangs on.
static NSString *const LanternHookKey = @"hook";

typedef NS_ENUM(NSInteger, LanternErrorCode) {
  LanternErrorCodeNoHook = 1,
};

@interface LanternMediationAdapter : NSObject <GADRTBAdapter>
@end

NS_ASSUME_NONNULL_END
