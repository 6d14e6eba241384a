import AdServing
import ArbiterInterstitial
import GHAD
import GHADLevelPlay
import IronSource
import Scenarios

extension PublishedVendor {
  static let levelPlay = Self(
    start: { done in
      LevelPlay.initWith(LPMInitRequestBuilder(appKey: "app").build()) { _, _ in done() }
    },
    slot: { slot, unit in
      guard slot.initialises else { return nil }
      let (id, label) = (slot.adUnitID(in: unit.id), slot.label)
      let ad =
        unit.format.hasReward
        ? LevelPlaySlot(LPMRewardedAd(adUnitId: id), label: label)
        : LevelPlaySlot(LPMInterstitialAd(adUnitId: id), label: label)
      ad.extras = slot.extras
      return ad
    },
    service: Service(
      type: .levelPlay,
      make: {
        let service = GHLevelPlayService()
        service.setupParams = [GHLevelPlayServiceParamKey.appKey.rawValue: "levelplay-app-5678"]
        return service
      }, ad: { GHLevelPlayRewardedAd(adUnitId: $0) }))
}
