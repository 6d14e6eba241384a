import AdServing
import Simulation

/// How full-screen ads are requested.
struct FullScreenFormat: LoadableFormat {
  enum Kind: String {
    case interstitial, rewarded, rewardedInterstitial, appOpen
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  var format: UnitFormat {
    switch kind {
    case .interstitial: .interstitial
    case .rewarded: .rewarded
    case .rewardedInterstitial: .rewardedInterstitial
    case .appOpen: .appOpen
    }
  }

  /// How long an ad may wait to be shown.
  var lifetime: Duration { kind == .appOpen ? .seconds(4 * 3600) : .seconds(3600) }

  /// Only the delegate of an ad with a reward can be told of one.
  func receiver(_ wire: Wire, _ naming: AdapterNaming) -> FullScreenEventReceiver {
    switch kind {
    case .interstitial, .appOpen: PlainEventReceiver(wire: wire, naming: naming)
    case .rewarded, .rewardedInterstitial: RewardedEventReceiver(wire: wire, naming: naming)
    }
  }

  func ask(
    _ adapter: any MediationAdapter, _ terms: LoadTerms,
    _ answer: @escaping (MediatedFullScreenAd?, (any Error)?) -> FullScreenEventReceiver?
  ) {
    let loads = AdapterLoads(of: adapter)
    switch kind {
    case .interstitial:
      loads.interstitial(MediationInterstitialAdConfiguration(terms)) { ad, error in
        answer(ad.map { ad in .init(ad) { ad.present(from: $0) } }, error) as? PlainEventReceiver
      }
    case .appOpen:
      loads.appOpen(MediationAppOpenAdConfiguration(terms)) { ad, error in
        answer(ad.map { ad in .init(ad) { ad.present(from: $0) } }, error) as? PlainEventReceiver
      }
    case .rewarded:
      loads.rewarded(MediationRewardedAdConfiguration(terms)) { ad, error in
        answer(ad.map { ad in .init(ad) { ad.present(from: $0) } }, error) as? RewardedEventReceiver
      }
    case .rewardedInterstitial:
      loads.rewardedInterstitial(MediationRewardedAdConfiguration(terms)) { ad, error in
        answer(ad.map { ad in .init(ad) { ad.present(from: $0) } }, error) as? RewardedEventReceiver
      }
    }
  }

  func object(_ ad: MediatedFullScreenAd) -> any MediationAd { ad.object }

  func accept(_ ad: MediatedFullScreenAd, of line: AcceptedLine) -> FullScreenAdTracker {
    FullScreenAdTracker(
      ad, line, expires: World.current.timeline.now + lifetime, lifetime: lifetime)
  }
}

/// What an adapter handed over, in any full-screen format.
struct MediatedFullScreenAd {
  let object: any MediationAd
  let present: (UIViewController) -> Void

  init(_ object: any MediationAd, _ present: @escaping (UIViewController) -> Void) {
    self.object = object
    self.present = present
  }
}
