/// What a class must be so that the mediation settings of an ad unit can name it.
///
/// One instance is made for each load. Loads are called on the main queue and must call their
/// handler there, exactly once.
public protocol MediationAdapter: NSObjectProtocol {
  /// The adapter's own version; must answer at once.
  static func adapterVersion() -> VersionNumber
  /// The version of the network's SDK; must answer at once.
  static func adSDKVersion() -> VersionNumber
  /// The class whose instances a publisher may register with a request for this network.
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)?

  /// An adapter for one load.
  init()

  /// Starts the network's SDK. Called once for all lines of the class; must answer on every path.
  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock)

  /// Loads a native ad.
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler)
  /// Loads an interstitial.
  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler)
  /// Loads a rewarded ad.
  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler)
  /// Loads a rewarded interstitial.
  func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler)
  /// Loads an app open ad.
  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler)

  /// Loads a banner.
  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler)

  /// Loads a swipeable interstitial.
  func loadSwipeableInterstitialAd(
    for adConfiguration: MediationSwipeableInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationSwipeableInterstitialLoadCompletionHandler)

  // The name before SDK 12.
  /// An older name of ``setUp(with:completionHandler:)``, which the current SDK never calls.
  static func setUpWith(
    _ configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock)
}

extension MediationAdapter {
  /// Nothing to set up, unless the adapter implements it under the older name.
  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    OlderSpelling.call("setUpWith(_:completionHandler:)", now: "setUp(with:completionHandler:)") {
      setUpWith(configuration, completionHandler: completionHandler)
    }
  }

  /// Nor under the older name.
  public static func setUpWith(
    _ configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    OptionalRequirement.leftOut()
    completionHandler(nil)
  }
}

/// Called when the set-up has ended: with nil if the network is ready, otherwise with the reason
/// why not.
public typealias GADMediationAdapterSetUpCompletionBlock = ((any Error)?) -> Void
