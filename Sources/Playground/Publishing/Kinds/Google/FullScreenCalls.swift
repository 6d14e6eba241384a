import GoogleMobileAds
import Scenarios

/// The calls an application makes for one full-screen format.
@MainActor
struct FullScreenCalls {
  typealias Answer = (PresentableAd?, (any Error)?) -> Void

  let load: @MainActor (String, Request, @escaping Answer) -> Void
  let present: @MainActor (PresentableAd, UIViewController) -> Void

  private init<Ad: PresentableAd>(
    load: @escaping (String, Request?, @escaping (Ad?, (any Error)?) -> Void) -> Void,
    present: @escaping @MainActor (Ad, UIViewController) -> Void
  ) {
    self.load = { unit, request, answer in load(unit, request) { answer($0, $1) } }
    self.present = { ad, controller in (ad as? Ad).map { present($0, controller) } }
  }

  static let interstitial = FullScreenCalls(
    load: InterstitialAd.load(with:request:completionHandler:),
    present: { $0.present(from: $1) })

  static let rewarded = FullScreenCalls(
    load: RewardedAd.load(with:request:completionHandler:),
    present: { $0.present(from: $1) {} })

  static let rewardedInterstitial = FullScreenCalls(
    load: RewardedInterstitialAd.load(with:request:completionHandler:),
    present: { $0.present(from: $1) {} })

  static let appOpen = FullScreenCalls(
    load: AppOpenAd.load(with:request:completionHandler:),
    present: { $0.present(from: $1) })
}
