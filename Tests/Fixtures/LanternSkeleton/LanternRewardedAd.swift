// LanternRewardedAd.m in Swift, as far as a table knows it.
// Nothing of it has run.

import Foundation
import GoogleMobileAds

class LanternRewardedAd: NSObject, MediationRewardedAd {
  weak var delegate: (any MediationRewardedAdEventDelegate)?
  var isLit: Bool = false
  var whenLit: (((any Error)?) -> Void)?

  init(configuration: MediationRewardedAdConfiguration) {
    // self = [super init];
    //   Swift: super.init()
    // return self;
    super.init()
  }

  func loadWithCompletionHandler(
    _ completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    // #if DEBUG
    // NSLog(@"loading");
    // #else
    // }
    // #endif
    // if (!self.isLit) {
    //   NSError *error = [NSError errorWithDomain:LANTERN_DOMAIN code:1 userInfo:nil];
    //     Swift: let error = NSError(domain: LANTERN_DOMAIN, code: 1, userInfo: nil)
    //   completionHandler(nil, error);
    //     Swift: _ = completionHandler(nil, error)
    //   return;
    // }
    // self.delegate = completionHandler(self, nil);
    //   Swift: delegate = completionHandler(self, nil)
  }

  func present(from viewController: UIViewController) {
    // if ([self isDark]) {
    //   Swift: self.isDark()
    //   [self.delegate didFailToPresentWithError:[self error]];
    //     Swift: delegate?.didFailToPresentWithError(self.error())
    //   return;
    // }
    // [self.delegate willPresentFullScreenView];
    //   Swift: delegate?.willPresentFullScreenView()
  }

  func isDark() -> Bool {
    // return NO;
    return false
  }

  func error() -> (any Error)? {
    // return [NSError errorWithDomain:LANTERN_DOMAIN code:2 userInfo:nil];
    //   Swift: NSError(domain: LANTERN_DOMAIN, code: 2, userInfo: nil)
    return nil
  }

  override init() {
    super.init()
  }
}

let LANTERN_DOMAIN = "example.lantern"
