import AppLovinSDK
import Foundation
import GHAD

/// What kind of ad of AppLovin MAX it is.
public enum GHAppLovinAdType {
  /// An ad that is watched for a reward.
  case reward
}

/// An ad of AppLovin MAX.
public protocol GHAppLovinAd: GHAd {
  /// What kind of ad it is.
  var adType: GHAppLovinAdType { get }
  /// The ad unit.
  var adUnitId: String { get }
}

/// A rewarded ad of AppLovin MAX.
public final class GHAppLovinRewardedAd: GHADRewardedAd, GHAppLovinAd {
  /// What kind of ad it is.
  public let adType = GHAppLovinAdType.reward
  /// Told what impressions were worth, in MAX's own words.
  public weak var revenueDelegate: MAAdRevenueDelegate?

  /// An ad of that ad unit. Several of one unit share what MAX has.
  public convenience init(adUnitId: String, delegate: GHAdDelegate? = nil) {
    let unit = GHADManager.shared.rewardedUnit(type: .appLovin, adUnitId: adUnitId) {
      MAXRewardedSource(adUnitId: adUnitId)
    }
    self.init(unit: unit, delegate: delegate)
  }

  public override func tell(_ event: GHADAdEvent) {
    super.tell(event)
    if case .paid = event, let ad = (unit.source as? MAXRewardedSource)?.paidAd {
      revenueDelegate?.didPayRevenue(for: ad)
      (delegate as? GHAppLovinAdDelegate)?.adDidPayRevenue(self, maAd: ad)
    }
  }
}

/// A delegate that is told what an impression was worth with MAX's own ad. With Objective-C any
/// ``GHAdDelegate`` that has the method is told; here it must say that it has.
public protocol GHAppLovinAdDelegate: GHAdDelegate {
  /// MAX says what the impression was worth.
  func adDidPayRevenue(_ ad: GHAd, maAd: MAAd)
}
