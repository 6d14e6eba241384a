import GoogleMobileAds

/// An adapter of any network, in any format, with a mistake in what it tells Google: a line names it after
/// the adapter that it spoils, `"class": ["SampleAdapter.SampleCustomEvent", "BrokenAdapters.LosesClicks"]`.
///
/// A subclass is a row: its mistake, and where people met it.
public class ErringAdapter: NSObject, WrappingAdapter {
  class var mistake: Mistake { Mistake([], .never) }
  package class var leavesMain: Bool { mistake.manner == .elsewhere }

  private let adapter: (any MediationAdapter)?
  private let teller: Teller
  private let place: PlaceOfAdapter

  /// Around nobody: it has no ads.
  public required override init() {
    adapter = nil
    place = PlaceOfAdapter(number: 1)
    teller = Teller(Self.mistake, place)
  }

  package required init(around adapter: any MediationAdapter, _ place: PlaceOfAdapter) {
    self.adapter = adapter
    self.place = place
    teller = Teller(Self.mistake, place)
  }

  /// Google asks the class of the other adapter.
  public class func adapterVersion() -> VersionNumber { VersionNumber() }
  /// Google asks the class of the other adapter.
  public class func adSDKVersion() -> VersionNumber { VersionNumber() }
  /// Google asks the class of the other adapter.
  public class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  package class var distortsSetUp: Bool { mistake.about.contains(.start) }

  package class func setUpAnswered(_ answer: @escaping () -> Void) {
    let effects = Distortion(mistake, isOfFirstAd: true).setUpEffects
    for effect in effects { Teller.obey(effect, answer) }
  }

  /// What the other adapter finds of the user's choice as it is asked for an ad.
  class var found: ChoiceFound { .whatIsThere }

  private func load<Ad, Delegate>(
    _ handler: @escaping (Ad?, (any Error)?) -> Delegate?,
    _ asks: (AdapterLoads, @escaping (Ad?, (any Error)?) -> Delegate?) -> Void
  ) {
    guard let adapter else {
      _ = handler(nil, ZooError.wrapsNobody)
      return
    }
    let teller = teller
    if Self.mistake.manner == .refusedFirst {
      teller.errs()
      _ = handler(nil, ZooError.notStarted)
    }
    answering {
      asks(AdapterLoads(of: adapter)) { ad, error in
        let hollow = ad == nil && Self.mistake.manner == .madeUp ? HollowAd() as? Ad : nil
        if hollow != nil { teller.errs() }
        teller.answer {
          handler(ad ?? hollow, hollow == nil ? error : nil) as? any MediationAdEventDelegate
        }
        return teller as? Delegate
      }
    }
  }

  private func answering(_ ask: () -> Void) {
    if Self.found != .whatIsThere { teller.errs() }
    place.finding(Self.found, ask)
  }

  // MARK: Loads

  /// Has the other adapter load a native ad.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    load(completionHandler) { $0.native(adConfiguration, $1) }
  }

  /// Has the other adapter load a banner.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    load(completionHandler) { $0.banner(adConfiguration, $1) }
  }

  /// Has the other adapter load an interstitial.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    load({ ad, error in completionHandler(ad.map(self.watched), error) }) {
      $0.interstitial(adConfiguration, $1)
    }
  }

  /// Has the other adapter load a rewarded ad.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    load({ ad, error in completionHandler(ad.map(self.watched), error) }) {
      $0.rewarded(adConfiguration, $1)
    }
  }

  /// Has the other adapter load a rewarded interstitial.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    load({ ad, error in completionHandler(ad.map(self.watched), error) }) {
      $0.rewardedInterstitial(adConfiguration, $1)
    }
  }

  /// Has the other adapter load an app open ad.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    load({ ad, error in completionHandler(ad.map(self.watched), error) }) {
      $0.appOpen(adConfiguration, $1)
    }
  }

  /// Has the other adapter load a swipeable interstitial.
  public func loadSwipeableInterstitialAd(
    for adConfiguration: MediationSwipeableInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationSwipeableInterstitialLoadCompletionHandler
  ) {
    load(completionHandler) { $0.swipeableInterstitial(adConfiguration, $1) }
  }

  // MARK: Ads whose showing it hears of

  private func watched(_ ad: any MediationInterstitialAd) -> any MediationInterstitialAd {
    hearsOfShowing ? ErringAd(teller, isDeaf) { ad.present(from: $0) } : ad
  }

  private func watched(_ ad: any MediationRewardedAd) -> any MediationRewardedAd {
    hearsOfShowing ? ErringAd(teller, isDeaf) { ad.present(from: $0) } : ad
  }

  private func watched(_ ad: any MediationAppOpenAd) -> any MediationAppOpenAd {
    hearsOfShowing ? ErringAd(teller, isDeaf) { ad.present(from: $0) } : ad
  }

  private var hearsOfShowing: Bool { isDeaf || Self.mistake.manner == .at(.presented) }
  private var isDeaf: Bool { Self.mistake.manner == .deaf }
}

/// A full-screen ad of the other adapter.
private final class ErringAd: NSObject, MediationInterstitialAd, MediationRewardedAd,
  MediationAppOpenAd
{
  private let teller: Teller
  /// Keeps the other adapter's ad.
  private let show: (UIViewController) -> Void
  private let isDeaf: Bool

  init(_ teller: Teller, _ isDeaf: Bool, _ show: @escaping (UIViewController) -> Void) {
    self.teller = teller
    self.isDeaf = isDeaf
    self.show = show
  }

  func present(from viewController: UIViewController) {
    teller.came(.presented)
    guard isDeaf else { return show(viewController) }
    teller.errs()
  }
}
