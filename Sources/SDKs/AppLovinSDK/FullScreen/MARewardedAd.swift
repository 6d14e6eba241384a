import Foundation
import MediatedNetworks
import Simulation

/// A rewarded ad. All who ask for the same ad unit get the same object, and it has one delegate.
public final class MARewardedAd: MAFullScreenAd {
  /// Told what happens to the ad.
  public weak var delegate: MARewardedAdDelegate? { didSet { driver.take() } }

  private final class Shared {
    var ads: [String: MARewardedAd] = [:]
  }

  /// The only ad of an ad unit.
  public class func shared(withAdUnitIdentifier adUnitIdentifier: String) -> MARewardedAd {
    let shared = World.current.instance { Shared() }
    if let ad = shared.ads[adUnitIdentifier] { return ad }
    let ad = MARewardedAd(adUnitIdentifier, .rewarded)
    shared.ads[adUnitIdentifier] = ad
    return ad
  }

  /// The same.
  public class func shared(
    withAdUnitIdentifier adUnitIdentifier: String, sdk: ALSdk
  ) -> MARewardedAd {
    shared(withAdUnitIdentifier: adUnitIdentifier)
  }

  package override var listener: MAAdDelegate? { delegate }

  package override func tell(_ news: MediatedNews<MAError>, of ad: MAAd) {
    guard case .rewarded(let reward) = news else { return super.tell(news, of: ad) }
    delegate?.didRewardUser(
      for: ad, with: MAReward(label: reward.type, amount: reward.amount))
  }
}
