import AdServing
import Contract
import GoogleMobileAds
import Scenarios
import Simulation

/// One full-screen ad unit in the publisher's application: the newest ad that came, and what the
/// application hears of it.
final class FullScreenSlot: NSObject {
  private let unitID: String
  private let format: Scenario.Format
  /// Told of the ad that covers the application, and of nothing when it is gone.
  private let onCovering: (PresentableAd?) -> Void
  private var state = State.empty
  private var loads = 0
  private var verification: ServerSideVerificationOptions?

  private enum State {
    case empty, loading
    case loaded(PresentableAd)
    case failed
  }

  init(
    unitID: String, _ format: Scenario.Format, onCovering: @escaping (PresentableAd?) -> Void
  ) {
    self.unitID = unitID
    self.format = format
    self.onCovering = onCovering
  }

  var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  // MARK: Loading

  func load(_ options: Scenario.Options) {
    options.registerTestDevice()
    state = .loading
    verification = options.verification.map(ServerSideVerificationOptions.init)
    loads += 1
    let load = loads
    let request = Request()
    switch format {
    case .native, .banner: state = .failed
    case .interstitial:
      InterstitialAd.load(with: unitID, request: request) { ad, _ in self.received(ad, load) }
    case .rewarded:
      RewardedAd.load(with: unitID, request: request) { ad, _ in self.received(ad, load) }
    case .rewardedInterstitial:
      RewardedInterstitialAd.load(with: unitID, request: request) { ad, _ in self.received(ad, load)
      }
    case .appOpen:
      AppOpenAd.load(with: unitID, request: request) { ad, _ in self.received(ad, load) }
    }
  }

  /// What an earlier load finds while a later one runs is left to its fate.
  private func received(_ ad: PresentableAd?, _ load: Int) {
    guard load == loads else { return }
    state = ad.map { .loaded($0) } ?? .failed
    guard let rewarding = ad as? RewardingAd else { return }
    rewarding.adMetadataDelegate = self
    rewarding.serverSideVerificationOptions = verification
  }

  // MARK: Showing

  @MainActor
  func show(over controller: UIViewController) {
    guard case .loaded(let ad) = state else {
      return World.current.journal.note(by: .app, "there is no ad of \(unitID) to show")
    }
    ad.fullScreenContentDelegate = self
    ad.paidEventHandler = { _ in }
    guard let rewarded = ad as? RewardedInterstitialAd, controller.presentedViewController == nil,
      (try? ad.canPresent(from: controller)) != nil
    else { return present(ad, over: controller) }
    introduce(rewarded, over: controller)
  }

  /// Whoever did not ask for an ad is told of it, and may say no.
  @MainActor
  private func introduce(_ ad: RewardedInterstitialAd, over controller: UIViewController) {
    World.current.journal.note(
      by: .app, "the application says what comes", .introduced, ad: ad.name)
    onCovering(ad)
    let intro = RewardIntroViewController(ad.adReward)
    intro.onAnswer = { [weak self, weak controller] isWelcome in
      guard let self, let controller else { return }
      onCovering(nil)
      guard isWelcome else {
        return World.current.journal.note(
          by: .app, "the user does not want the ad", .declined, ad: ad.name)
      }
      present(ad, over: controller)
    }
    controller.present(intro, animated: true)
  }

  @MainActor
  private func present(_ ad: PresentableAd, over controller: UIViewController) {
    switch ad {
    case let ad as InterstitialAd: ad.present(from: controller)
    case let ad as AppOpenAd: ad.present(from: controller)
    case let ad as RewardedAd: ad.present(from: controller) {}
    case let ad as RewardedInterstitialAd: ad.present(from: controller) {}
    default: break
    }
  }
}

extension FullScreenSlot: FullScreenContentDelegate {
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {
    onCovering(ad as? PresentableAd)
  }

  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    onCovering(nil)
  }
}

extension FullScreenSlot: AdMetadataDelegate {
  func adMetadataDidChange(_ ad: any AdMetadataProvider) {
    guard let metadata = ad.adMetadata else { return }
    let id = metadata[GADAdMetadataKey(rawValue: "AdId")] as? String ?? ""
    let system = metadata[GADAdMetadataKey(rawValue: "AdSystem")] as? String ?? ""
    World.current.journal.note(by: .app, "the ad is \"\(id)\" of \"\(system)\"")
  }
}

extension ServerSideVerificationOptions {
  fileprivate convenience init(_ verification: Scenario.Options.Verification) {
    self.init()
    userIdentifier = verification.userIdentifier
    customRewardText = verification.customRewardText
  }
}
