import MediatedNetworks
import Simulation
import UIKit

/// The part that interstitials, app open ads and rewarded ads have in common.
public class MAFullScreenAd: NSObject, MAListened {
  /// Told what impressions were worth.
  public weak var revenueDelegate: MAAdRevenueDelegate?
  /// Told of requests.
  public weak var requestDelegate: MAAdRequestDelegate?
  /// Told of ads that were too old.
  public weak var expirationDelegate: MAAdExpirationDelegate?
  /// Told which creatives there are.
  public weak var adReviewDelegate: MAAdReviewDelegate?

  let driver: MediatedAdDriver<MAFullScreenMachine, MAAd>
  package let adFormat: MAAdFormat
  private var extraParameters: [String: String] = [:]
  private var localExtraParameters: [String: Any] = [:]

  init(_ adUnitIdentifier: String, _ format: MAAdFormat) {
    adFormat = format
    let kind = MediatedAdKind(
      isRewarded: format === MAAdFormat.rewarded, isWelcome: format === MAAdFormat.appOpen,
      usualReward: .beforeHide)
    driver = MediatedAdDriver(
      of: appLovin, adUnitID: adUnitIdentifier, life: MAFullScreenMachine(), kind,
      after: ALSdk.shared().starter, naming: .requests)
    super.init()
    driver.vendor = self
  }

  /// The ad unit.
  public var adUnitIdentifier: String { driver.id.key }
  /// Whether there is an ad that can be shown.
  public var isReady: Bool { driver.life.state == .ready || isReadyForNothing }
  /// Whether MAX has it on the screen, and loads no other one.
  package var isShowing: Bool { driver.life.state == .showing }
  /// Whether MAX loads one, or will once it has started.
  package var isLoading: Bool { [.waiting, .loading].contains(driver.life.state) }
  /// Whether it is called ready although it could not be shown, by MAX's mistake.
  private var isReadyForNothing = false
  /// Whether MAX takes it for one on the screen although it is gone, by MAX's mistake.
  private var showsNothing = false

  /// Nobody keeps it any more: nobody hears of its ads.
  package func letGo() {
    isLetGo = true
    guard isShowing else { return }
    note("the application has let go of the ad that is on the screen", .adLetGoOnScreen)
  }

  /// Notes what the application does wrong with the ad that is on the screen, unless it was told that it is gone.
  private func note(_ text: String, _ violation: Violation) {
    guard driver.shownName.map(Covers.shared.isToldToBeGone) != true else { return }
    World.current.journal.note(
      by: driver.mediation?.mediator ?? appLovin, text, violation: violation,
      ad: driver.shownName)
  }
  package private(set) var isLetGo = false

  /// Requests an ad. While one is loading or on the screen nothing happens, and nobody is told.
  public func load() {
    isLetGo = false
    guard !isReadyForNothing else { return driver.loadAgain("load()") { .loadOfNothingCalled } }
    guard !showsNothing else { return driver.loadAgain("load()") { .loadUnderNothingCalled } }
    driver.load("load()") { .loadCalled(isStarted: ALSdk.shared().isInitialized) }
  }

  /// Shows the ad.
  public func show() { show("show()", at: nil) }

  /// Shows the ad at that place in the application.
  public func show(forPlacement placement: String?) { show("show(forPlacement:)", at: placement) }

  /// Shows the ad at that place in the application, with data of at most 8 KB.
  public func show(forPlacement placement: String?, customData: String?) {
    show("show(forPlacement:customData:)", at: placement)
  }

  /// Shows the ad at that place in the application, over that controller.
  public func show(
    forPlacement placement: String?, customData: String?, viewController: UIViewController?
  ) {
    show("show(forPlacement:customData:viewController:)", at: placement)
  }

  private func show(_ message: String, at placement: String?) {
    let second = driver.life.state == .ready ? violationOfSecond : nil
    defer { if let second { noteSecond(second) } }
    driver.show(message, over: UIApplication.shared.keyWindow?.topmostController, at: placement) {
      [self] in
      let isTaken = MAScreen.shared.isTaken(besides: self)
      if driver.life.state == .ready, !isTaken {
        MAScreen.shared.take(self)
        driver.ad?.placement = placement
      }
      return .showCalled(isAnotherShowing: isTaken)
    }
  }

  /// What is wrong with an ad that the user has not asked for and that follows another one at once.
  private var violationOfSecond: Violation? {
    let violation: Violation? =
      switch adFormat {
      case .appOpen: .appOpenAfterAd
      case .interstitial: .interstitialAfterAd
      default: nil
      }
    return violation.flatMap { LastCover.shared.isFollowed(by: $0) ? $0 : nil }
  }

  private func noteSecond(_ violation: Violation) {
    LastCover.shared.presents(
      driver.shownName, violation, by: driver.mediation?.mediator ?? appLovin)
  }

  /// Sets something without a name of its own; nil removes it.
  public func setExtraParameterForKey(_ key: String, value: String?) {
    extraParameters[key] = value
  }

  /// Sets something that stays on the phone; nil removes it.
  public func setLocalExtraParameterForKey(_ key: String, value: Any?) {
    localExtraParameters[key] = value
  }

  // MARK: The network's own part

  package typealias Life = MAFullScreenMachine

  package var latency: Duration { driver.latency }
  /// Told what happens to the ad.
  package var listener: MAAdDelegate? { nil }

  package func event(for answer: MediatedAnswer) -> Life.Event {
    error(of: answer).map { .failed($0) } ?? .filled
  }

  package func remember(_ news: MediatedNews<MAError>) {
    switch news {
    case .closed where isLetGo, .rewarded where isLetGo, .notShown where isLetGo:
      note("nobody hears \(news.message ?? ""): the ad is gone", .lostWithTheAd)
    default: break
    }
    if case .notShown = news, driver.mediation?.makes(.staysReady) == true {
      isReadyForNothing = true
    }
    if case .closed = news { LastCover.shared.left() }
    if case .closed = news, driver.mediation?.makes(.staysShowing) == true { showsNothing = true }
  }

  package func tell(_ news: MediatedNews<MAError>, of ad: MAAd) {
    guard case .replaced = news else { return tellDelegates(news, of: ad) }
    driver.formerAd.map { expirationDelegate?.didReloadExpiredAd($0, withNewAd: ad) }
  }
}
