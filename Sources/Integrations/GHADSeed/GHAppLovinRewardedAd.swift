// swift-format-ignore-file
//
// The rewarded ad of the article on GHAD, with its defects, as it stands there. What it took to compile
// on Linux:
//
// - `import GHAD` and `import GHADAppLovin`: the framework is several modules here
// - no `@objc`
// - delegate methods are called without `?`: the protocol declares them as required
// - `adDidFailToDisplay` and `adDidPayRevenue`, which the protocol does not declare, are looked for as
//   Objective-C would: an application that does not have them hears nothing

import Foundation
import AppLovinSDK
import GHToolKit
import GHLogger
import GHAD
import GHADAppLovin

public class GHAppLovinRewardedAd: NSObject, GHAppLovinAd {

    public let platformServiceType: GHADServiceType = .appLovin
    public weak var delegate: GHAdDelegate?
    public weak var revenueDelegate: MAAdRevenueDelegate?
    public let adType: GHAppLovinAdType = .reward
    public var isLoading: Bool = false
    public var isReady: Bool { return ad.isReady }
    
    public var adUnitId: String
    public var retryAttempt = 0
    public var maxRetryCount = 0
    public var autoRetryLoadWhenFailed: Bool = false
    public var autoLoadNextAd: Bool = true

    var loadCompletion: ((Bool, NSError?) -> Void)?
    var showCompletion: ((Bool, NSError?) -> Void)?
    var rewardUserCompletion: ((_ ad: GHAd, _ name: String, _ amount: Double) -> Void)?

    lazy var ad: MARewardedAd = {
        guard let service = GHADManager.shared.platformService(type: .appLovin) as? GHAppLovinService,
           let sdk = service.sdk else
        {
            return MARewardedAd.shared(withAdUnitIdentifier: self.adUnitId)
        }
        
        let ad = MARewardedAd.shared(withAdUnitIdentifier: self.adUnitId, sdk: sdk)
        ad.delegate = self
        ad.revenueDelegate = self
        
        return ad
    }()

    public init(adUnitId: String, delegate: GHAdDelegate? = nil) {
        self.delegate = delegate
        self.adUnitId = adUnitId
    }
}

public extension GHAppLovinRewardedAd {

    func load(params: [String: Any] = [String : Any](), completion: ((Bool, NSError?) -> Void)? = nil) {
        let forceLoad = params[GHAppLovinServiceParamKey.forceLoad.rawValue] as? Bool
        guard let forceLoad = forceLoad, forceLoad else {
            guard !ad.isReady else {
                completion?(false, GHError.error(code: -1, userInfo: ["Message": "ad is already load"]))
                return
            }
            ad.load()
            isLoading = true
            if let exist = loadCompletion { exist(false, nil) }
            loadCompletion = completion
            return
        }
        ad.load()
        isLoading = true
        if let exist = loadCompletion { exist(false, nil) }
        loadCompletion = completion
    }

    func show(params: [String: Any] = [String : Any](), rewardUser: ((_ ad: GHAd, _ name: String, _ amount: Double) -> Void)? = nil, completion: ((Bool, NSError?) -> Void)? = nil) {
        rewardUserCompletion = rewardUser
        if let exist = showCompletion { exist(false, nil) }
        showCompletion = completion
        if ad.isReady {
            ad.show()
            return
        }
        load { [weak self] success, error in
            guard let self = self else { return }
            if success {
                self.ad.show()
            } else {
                self.showCompletion?(false, error)
                self.showCompletion = nil
                self.rewardUserCompletion = nil
            }
        }
    }
}

// MARK: - MARewardedAdDelegate
extension GHAppLovinRewardedAd : MARewardedAdDelegate {

    public func didLoad(_ ad: MAAd) {
        isLoading = false
        logDebug("didLoad", tag: .ad)
        GHADLogEventManager.shared.adDidLoad(self)
        delegate?.adDidLoad(self)
        loadCompletion?(true, nil)
        loadCompletion = nil
        retryAttempt = 0
    }

    public func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError) {
        isLoading = false
        let error = GHError.error(code: error.code.rawValue, userInfo: ["message": error.message, "networkMessage": error.mediatedNetworkErrorMessage])
        logWarn("didFailToLoadAd: \(String(describing: error))", tag: .ad)
        GHADLogEventManager.shared.adDidFailToLoadAd(self, error: error)
        delegate?.adDidFailToLoadAd(self, error: error)
        loadCompletion?(false, error)
        loadCompletion = nil
        if autoRetryLoadWhenFailed {
            if maxRetryCount > 0, retryAttempt < maxRetryCount {
                retryAttempt += 1
                let delaySec = pow(2.0, min(6.0, Double(retryAttempt)))
                DispatchQueue.main.asyncAfter(deadline: .now() + delaySec) {
                    self.ad.load()
                }
            } else {
                retryAttempt = 0
            }
        }
    }

    public func didStartRewardedVideo(for ad: MAAd) {
        GHADLogEventManager.shared.adDidStartRewardedVideo(self)
        delegate?.adDidStartRewardedVideo(self)
    }

    public func didCompleteRewardedVideo(for ad: MAAd) {
        GHADLogEventManager.shared.adDidCompleteRewardedVideo(self)
        delegate?.adDidCompleteRewardedVideo(self)
    }

    public func didRewardUser(for ad: MAAd, with reward: MAReward) {
        logDebug("didRewardUser: \(String(describing: reward))", tag: .ad)
        let name = reward.label
        let amount = Double(reward.amount)
        GHADLogEventManager.shared.adDidRewardUser(self, name: name, amount: amount)
        delegate?.adDidRewardUser(self, name: name, amount: amount)
        self.rewardUserCompletion?(self, name, amount)
        self.rewardUserCompletion = nil
    }

    public func didDisplay(_ ad: MAAd) {
        logDebug("didDisplay", tag: .ad)
        showCompletion?(true, nil)
        showCompletion = nil
        GHADLogEventManager.shared.adDidDisplay(self)
        delegate?.adDidDisplay(self)
    }

    public func didHide(_ ad: MAAd) {
        logDebug("didHide", tag: .ad)
        GHADLogEventManager.shared.adDidHide(self)
        delegate?.adDidHide(self)
        // Rewarded ad is hidden. Pre-load the next ad
        if autoLoadNextAd { self.ad.load() }
        rewardUserCompletion = nil
    }

    public func didClick(_ ad: MAAd) {
        logDebug("didClick", tag: .ad)
        GHADLogEventManager.shared.adDidClick(self)
        delegate?.adDidClick(self)
    }

    public func didFail(toDisplay ad: MAAd, withError error: MAError) {
        let error = GHError.error(code: error.code.rawValue, userInfo: ["message": error.message, "networkMessage": error.mediatedNetworkErrorMessage])
        logWarn("didFail: \(String(describing: error))", tag: .ad)
        showCompletion?(false, error)
        showCompletion = nil
        rewardUserCompletion = nil
        GHADLogEventManager.shared.adDidFailToDisplay(self, error: error)
        (delegate as? GHAdUndeclaredDelegate)?.adDidFailToDisplay(self, error: error)
        // Rewarded ad failed to display. We recommend loading the next ad
        if autoLoadNextAd { self.ad.load() }
    }
}

// MARK: - MAAdRevenueDelegate

extension GHAppLovinRewardedAd: MAAdRevenueDelegate {
    
    public func didPayRevenue(for ad: MAAd) {
        (delegate as? GHAdUndeclaredDelegate)?.adDidPayRevenue(self, maAd: ad)
    }
    
}

/// What the wrapper calls although no protocol declares it.
public protocol GHAdUndeclaredDelegate {
    func adDidFailToDisplay(_ ad: GHAd, error: Error?)
    func adDidPayRevenue(_ ad: GHAd, maAd: MAAd)
}
