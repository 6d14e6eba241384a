import AdServing
import ArbiterInterstitial
import OpenWrapSDK
import Scenarios

extension PublishedVendor {
  static let pubMatic = Self(
    start: { done in
      let config = OpenWrapSDKConfig(publisherId: publisher, andProfileIds: [1])
      OpenWrapSDK.initialize(with: config) { _, _ in done() }
    },
    slot: { slot, unit in
      guard slot.initialises else { return nil }
      let (id, label) = (slot.adUnitID(in: unit.id), slot.label)
      let ad =
        unit.format.hasReward
        ? PubMaticSlot(
          POBRewardedAd(publisherId: publisher, profileId: 1, adUnitId: id), label: label)
        : PubMaticSlot(
          POBInterstitial(publisherId: publisher, profileId: 1, adUnitId: id), label: label)
      ad.extras = slot.extras
      return ad
    })

  private static let publisher = "publisher"
}
