import AdServing
import GoogleMobileAds
import Scenarios
import Simulation

/// A full-screen ad unit: the newest ad, and what the application is told about it.
final class FullScreenPlayer: NSObject, Player {
  private let unitID: String
  private let calls: FullScreenCalls
  private let screen: AppScreen
  private var state = State.empty
  /// The ads that are still on the screen: the application keeps them while the next one loads.
  private var shown: [PresentableAd] = []
  private var loads = 0
  private var verification: ServerSideVerificationOptions?
  /// The load that its own code has given up, if it has.
  private var givenUp: Int?
  /// The page of the application's that was on top when the ad was asked for.
  private var pageAtLoad: UIViewController?

  private enum State {
    case empty, loading, failed
    case loaded(PresentableAd)
  }

  init(unitID: String, _ calls: FullScreenCalls, on screen: AppScreen) {
    self.unitID = unitID
    self.calls = calls
    self.screen = screen
  }

  private var ad: PresentableAd? {
    if case .loaded(let ad) = state { ad } else { nil }
  }

  let place = AdPlace.overApp
  var hasAd: Bool { ad != nil }
  /// One that can't be presented is too old, or on the screen.
  var hasUnseenAd: Bool { ad.map { (try? $0.canPresent(from: screen.top)) != nil } ?? false }
  /// Google's SDK says why it does not show an ad.
  var refusesItself: Bool { hasAd }
  var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  // MARK: Loading

  func load(_ options: Scenario.Options) {
    options.registerConfiguration()
    state = .loading
    pageAtLoad = screen.page
    verification = options.verification.map(ServerSideVerificationOptions.init)
    loads += 1
    let load = loads
    calls.load(unitID, options.request(of: unitID)) { ad, _ in self.received(ad, load) }
  }

  /// The result of an earlier load is discarded while a later one runs.
  private func received(_ ad: PresentableAd?, _ load: Int) {
    guard load == loads else { return noteGivenUp(ad, load) }
    state = ad.map { .loaded($0) } ?? .failed
    guard let rewarding = ad as? RewardingAd else { return }
    rewarding.adMetadataDelegate = self
    rewarding.serverSideVerificationOptions = verification
  }

  /// An ad comes for nobody: its own code did not wait for it.
  private func noteGivenUp(_ ad: PresentableAd?, _ load: Int) {
    guard let ad, load == givenUp else { return }
    World.current.journal.note(
      by: .app, "the application has not waited for this ad", violation: .adGivenUp, ad: ad.name)
  }

  // MARK: Showing

  func show(_ options: Scenario.Options, at placement: String?) {
    guard let ad else { return }
    if !shown.contains(where: { $0 === ad }) { shown.append(ad) }
    ad.fullScreenContentDelegate = self
    ad.paidEventHandler = { _ in }
    let presenter = screen.presenter(of: unitID, options.presents, atLoad: pageAtLoad)
    guard let rewarded = ad as? RewardedInterstitialAd,
      (try? ad.canPresent(from: presenter.controller)) != nil
    else { return present(ad, from: presenter) }
    introduce(rewarded, over: presenter)
  }

  private func present(_ ad: PresentableAd, from presenter: Presenter) {
    presenter.present(ad.name) { calls.present(ad, $0) }
  }

  /// Announces the ad to a user who did not ask for it and may decline.
  private func introduce(_ ad: RewardedInterstitialAd, over presenter: Presenter) {
    World.current.journal.note(
      by: .app, "the application says what comes", .introduced, ad: ad.name)
    cover(with: ad)
    let intro = RewardIntroViewController(ad.adReward)
    // Its presenter keeps it as long as it is there.
    let chooser = presenter.chooser
    intro.onAnswer = { [weak self, weak controller = presenter.controller] isWelcome in
      guard let controller else { return }
      self?.introAnswered(ad, isWelcome, Presenter(controller: controller, chooser: chooser))
    }
    presenter.controller.present(intro, animated: true)
  }

  private func introAnswered(
    _ ad: RewardedInterstitialAd, _ isWelcome: Bool, _ presenter: Presenter
  ) {
    cover(with: nil)
    guard isWelcome else {
      return World.current.journal.note(
        by: .app, "the user does not want the ad", .declined, ad: ad.name)
    }
    present(ad, from: presenter)
  }

  private func cover(with ad: PresentableAd?) {
    screen.covering = ad.map { .init(unit: unitID, ad: $0.name) }
  }

  /// Its ads close themselves.
  func takeDown() {}

  /// Whoever keeps no ad hears nothing more of it, also of one on the screen.
  func take(_ order: PlayerOrder) {
    guard order == .unit(.dispose) else { return }
    if isLoading, World.current.journal.isAppsDecision { givenUp = loads }
    World.current.journal.letsGo(of: unitID)
    loads += 1
    (state, shown) = (.empty, [])
  }
}

extension FullScreenPlayer: @preconcurrency FullScreenContentDelegate {
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {
    cover(with: ad as? PresentableAd)
  }

  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    shown.removeAll { $0 === ad }
    cover(with: nil)
  }

  /// It may have been announced; one that was refused because another covers the application was not.
  func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) {
    if screen.covering?.ad == (ad as? PresentableAd)?.name { cover(with: nil) }
  }
}

extension FullScreenPlayer: @preconcurrency AdMetadataDelegate {
  func adMetadataDidChange(_ ad: any AdMetadataProvider) {
    guard let metadata = ad.adMetadata else { return }
    let id = metadata[GADAdMetadataKey(.adID)] as? String ?? ""
    let system = metadata[GADAdMetadataKey(.adSystem)] as? String ?? ""
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
