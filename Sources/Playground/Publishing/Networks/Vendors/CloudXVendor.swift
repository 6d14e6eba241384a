import AdServing
import ArbiterInterstitial
import CloudXCore
import GHAD
import GHADCloudX
import Scenarios

extension PublishedVendor {
  static let cloudX = Self(
    start: { done in
      CloudXCore.shared.initialize(with: .init(appKey: "app")) { _, _ in done() }
    },
    slot: { slot, unit in
      let (id, label, sdk) = (slot.adUnitID(in: unit.id), slot.label, CloudXCore.shared)
      return unit.format.hasReward
        ? sdk.createRewarded(adUnitId: id).map { CloudXSlot($0, label: label) }
        : sdk.createInterstitial(adUnitId: id).map { CloudXSlot($0, label: label) }
    },
    service: Service(
      type: .cloudX,
      make: {
        let service = GHCloudXService()
        service.setupParams = [GHCloudXServiceParamKey.appKey.rawValue: "cloudx-app-9012"]
        return service
      }, ad: { GHCloudXRewardedAd(adUnitId: $0) }))
}
