// swift-format-ignore-file
import Foundation
import GHAD
import GHADAppLovin

/// 配置广告
class AdModule: NSObject, SpaceportModuleProtocol {
    var loaded = false
    static var rewardedAd: GHAppLovinRewardedAd?
    static func modulePriority() -> Int { return 2750 }

    func loadModule() {
        let servce = GHAppLovinService()
        let key = "xxx"
        servce.setupParams[GHAppLovinServiceParamKey.sdkKey.rawValue] = key
      
        GHADManager.shared.register(type: .appLovin, service: servce)
        GHADManager.shared.setupServices()

        let rewardedAd = GHAppLovinRewardedAd(adUnitId: "c3ae87d19c167b0b")
        rewardedAd.autoRetryLoadWhenFailed = true
        rewardedAd.maxRetryCount = 10
        rewardedAd.delegate = self
        Self.rewardedAd = rewardedAd
        preloadAd()
    }

    func applicationDidBecomeActive(notification: Notification) {
        preloadAd()
    }

    func preloadAd() {
        // 非VIP,预载广告
        if !PurchaseManager.isVIP() {
            Self.rewardedAd?.load()
        }
    }

    func unloadModule() { }
}

// MARK: - GHAdDelegate
extension AdModule: GHAdDelegate {
    func adDidLoad(_ ad: GHAD.GHAd) { }
    func adDidFailToLoadAd(_ ad: GHAD.GHAd, error: Error?) { }
    func adDidDisplay(_ ad: GHAD.GHAd) { }
    func adDidHide(_ ad: GHAD.GHAd) { }
    func adDidClick(_ ad: GHAD.GHAd) { }
    func adDidFail(_ ad: GHAD.GHAd, error: Error?) { }
    func adDidStartRewardedVideo(_ ad: GHAD.GHAd) { }
    func adDidCompleteRewardedVideo(_ ad: GHAD.GHAd) { }
    func adDidRewardUser(_ ad: GHAd, name: String, amount: Double) { }
}

// 展示广告
func showAd() {
  guard let ad = AdModule.rewardedAd else { return }
  ad.show { ad, name, amount in
      // 激励成功回调
			PEHUD.showRewardedADSuccess {}
	} completion: { success, error in
      // 展示完成回调
      if !success { PEHUD.showRewardedADFailed() }
  }  
}
