#import "LanternRewardedAd.h"

#define LANTERN_DOMAIN @"example.lantern"

@interface NSString (Lantern)
- (NSString *)lit;
@end

@implementation LanternRewardedAd

- (instancetype)initWithConfiguration:(GADMediationRewardedAdConfiguration *)configuration {
  self = [super init];
  return self;
}

- (void)loadWithCompletionHandler:(GADMediationRewardedLoadCompletionHandler)completionHandler {
#if DEBUG
  NSLog(@"loading");
#else
  }
#endif
  if (!self.isLit) {
    NSError *error = [NSError errorWithDomain:LANTERN_DOMAIN code:1 userInfo:nil];
    completionHandler(nil, error);
    return;
  }
  self.delegate = completionHandler(self, nil);
}

- (void)presentFromViewController:(UIViewController *)viewController {
  if ([self isDark]) {
    [self.delegate didFailToPresentWithError:[self error]];
    return;
  }
  [self.delegate willPresentFullScreenView];
}

- (BOOL)isDark {
  return NO;
}

- (nonnull NSError *)error {
  return [NSError errorWithDomain:LANTERN_DOMAIN code:2 userInfo:nil];
}

@end
