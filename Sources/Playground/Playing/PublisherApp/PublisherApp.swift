import AdServing
import GoogleMobileAds
import Scenarios
import Simulation

/// The publisher's application on the simulated phone: a feed with a native ad in it, a banner below
/// it, or a full-screen ad over it.
///
/// It is written as an application's engineer would write it, and knows nothing of mediation.
@MainActor
final class PublisherApp {
  /// The phone's screen in points: 38 by 30 cells of 10 by 20 points.
  static let screenSize = CGSize(width: 380, height: 600)

  let window: UIWindow
  let feed = FeedViewController()
  private var slots: [String: AdSlot] = [:]
  private var fullScreenSlots: [String: FullScreenSlot] = [:]
  /// The full-screen ad that covers the application, or is about to, and its unit.
  private(set) var covering: (unit: String, ad: PresentableAd)?
  private var banners: [String: BannerSlot] = [:]
  /// The unit whose ad is in the feed.
  private(set) var shownUnit: String?
  private let listener = AdListener()

  init() {
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.screenSize))
    window.rootViewController = feed
    window.makeKeyAndVisible()
  }

  func launch() {
    World.current.journal.call(
      from: .app, to: .google, "start(completionHandler:)", .startAsked
    ) {
      MobileAds.shared.start()
    }
  }

  func slot(_ unit: String) -> AdSlot {
    if let slot = slots[unit] { return slot }
    let slot = AdSlot(unitID: unit)
    slots[unit] = slot
    return slot
  }

  private func fullScreenSlot(_ unit: Scenario.Unit) -> FullScreenSlot {
    if let slot = fullScreenSlots[unit.id] { return slot }
    let slot = FullScreenSlot(unitID: unit.id, unit.format) { [weak self] ad in
      self?.covering = ad.map { (unit.id, $0) }
    }
    fullScreenSlots[unit.id] = slot
    return slot
  }

  func load(_ unit: Scenario.Unit) {
    switch unit.format {
    case .native: slot(unit.id).load(unit.options, from: feed)
    case .banner: banner(unit).load(unit.options)
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen:
      fullScreenSlot(unit).load(unit.options)
    }
  }

  /// Whether the unit waits for an ad.
  func isLoading(_ unit: Scenario.Unit) -> Bool {
    switch unit.format {
    case .native: slot(unit.id).isLoading
    case .banner: banners[unit.id]?.isLoading ?? false
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen: fullScreenSlot(unit).isLoading
    }
  }

  /// Puts the newest ad of the unit into the feed; whatever was there goes.
  func show(_ unit: Scenario.Unit) {
    switch unit.format {
    case .native: showNativeAd(of: unit)
    case .banner: showBanner(of: unit)
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen:
      fullScreenSlot(unit).show(over: feed)
    }
  }

  private func showNativeAd(of unit: Scenario.Unit) {
    guard let ad = slot(unit.id).ad else {
      return World.current.journal.note(by: .app, "there is no ad of \(unit.id) to show")
    }
    takeDown()
    ad.delegate = listener
    ad.mediaContent.videoController.delegate = listener
    ad.paidEventHandler = { _ in }
    shownUnit = unit.id
    World.current.journal.call(
      from: .app, to: .google, "nativeAdView.nativeAd = ad", .shown, ad: ad.name
    ) {
      feed.show(ad, leavingFree: unit.options.adChoices ?? .topRight)
    }
  }

  func dismiss(_ unit: String) {
    guard shownUnit == unit else {
      return World.current.journal.note(by: .app, "no ad of \(unit) is on the screen")
    }
    takeDown()
  }

  private func takeDown() {
    takeBannerDown()
    guard let ad = shownAd else { return }
    World.current.journal.call(
      from: .app, to: .google, "nativeAdView.nativeAd = nil", .takenDown, ad: ad.name
    ) {
      feed.takeDown()
    }
    shownUnit = nil
  }

  /// Takes off all that covers the application; nobody tells it that an ad is gone.
  func takeCoverOff() {
    feed.dismiss(animated: false)
    covering = nil
  }

  /// The name of the ad on the screen.
  var shownAdName: String? { bannerOnScreen?.adName ?? shownAd?.name }

  private var shownAd: NativeAd? { feed.card?.adView.nativeAd }
}

// MARK: - Banners

extension PublisherApp {
  var bannerOnScreen: BannerView? { feed.banner }

  /// The unit's view; another one where the publisher wants another size.
  private func banner(_ unit: Scenario.Unit) -> BannerSlot {
    let size = unit.options.adSize(width: Self.screenSize.width)
    if let slot = banners[unit.id] {
      guard !isAdSizeEqualToSize(size1: slot.view.adSize, size2: size) else { return slot }
      slot.view.adSize = size
      feed.placeBanner()
      return slot
    }
    let slot = BannerSlot(unit, in: feed)
    banners[unit.id] = slot
    return slot
  }

  /// Puts the unit's banner below the feed; whatever was there goes.
  private func showBanner(of unit: Scenario.Unit) {
    guard let slot = banners[unit.id], slot.hasAd else {
      return World.current.journal.note(by: .app, "there is no ad of \(unit.id) to show")
    }
    takeDown()
    shownUnit = unit.id
    World.current.journal.call(
      from: .app, to: .google, "addSubview(bannerView)", .bannerPlaced, ad: slot.view.adName
    ) { feed.show(slot.view) }
  }

  private func takeBannerDown() {
    guard let banner = bannerOnScreen else { return }
    World.current.journal.call(
      from: .app, to: .google, "bannerView.removeFromSuperview()", .bannerTakenAway,
      ad: banner.adName
    ) { feed.takeBannerDown() }
    shownUnit = nil
  }
}

/// The application hears what becomes of its ads, and has nothing to do about it.
final class AdListener: NSObject, NativeAdDelegate, VideoControllerDelegate {}
