// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch
import GoogleMobileAds

/// A good adapter in all six formats, whose network draws with plain views. What it does in the
/// manner of one published adapter or another is in its line's settings, as ``Manners`` lists them.
open class MannerCustomEvent: NSObject, MediationAdapter {
  private var manners = Manners([:])
  private let queue = DispatchQueue(label: "manner")

  public required override init() {}

  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 3, minorVersion: 1, patchVersion: 400)
  }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 3, minorVersion: 1, patchVersion: 4)
  }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  /// How it answers if the settings do not say.
  open class var answers: Hop { .atOnce }

  /// Calls back in the adapter's manner.
  open func deliver(_ answer: @escaping () -> Void) { manners.answers.go(over: queue, answer) }

  /// Why there is no ad for this line; nil if there is one.
  open func refusal(of configuration: MediationAdConfiguration) -> NSError? {
    manners.refuses.error
  }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let (settings, options) = (adConfiguration.credentials.settings, adConfiguration.options)
    load(for: adConfiguration, { MannerNativeAd(settings, options, $0, $1) }) {
      completionHandler($0, $1)
    }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let size = adConfiguration.adSize.size
    let viewController = adConfiguration.topViewController
    load(for: adConfiguration, { MannerBanner(size, from: viewController, $0, $1) }) {
      completionHandler($0, $1)
    }
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    load(for: adConfiguration, MannerFullScreenAd.init) { completionHandler($0, $1) }
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    load(for: adConfiguration, MannerRewardedAd.init) { completionHandler($0, $1) }
  }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    load(for: adConfiguration, MannerRewardedAd.init) { completionHandler($0, $1) }
  }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    load(for: adConfiguration, MannerFullScreenAd.init) { completionHandler($0, $1) }
  }

  /// Loads one, and keeps what the answer returns: the delegate of the ad's events.
  private func load<Ad: MannerAd>(
    for configuration: MediationAdConfiguration,
    _ make: @escaping (Manners, MannerNetwork) -> Ad,
    _ answer: @escaping (Ad?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    let manners = Manners(configuration.credentials.settings, answers: Self.answers)
    self.manners = manners
    let refusal = refusal(of: configuration)
    let network = MannerNetwork(manners.books)
    manners.questions.go(over: queue) { [self] in
      network.asked("cook(_:)", .networkAsked) {
        deliver {
          if let refusal {
            network.tell("nothing(_:)", .networkFailed) { _ = answer(nil, refusal) }
          } else {
            let ad = make(manners, network)
            network.tell("cooked(_:)", .networkAnswered) { ad.events = answer(ad, nil) }
          }
        }
      }
    }
  }
}
