import GoogleMobileAds
import SampleAdSDK
import SampleAdapter

/// What the adapters of the zoo have in common: a correct adapter for the Sample network, so short
/// that a subclass shows only its mistake.
///
/// Google tracks unless ``tracksItself`` says otherwise.
public class ZooCustomEvent: NSObject, MediationAdapter, SampleNativeAdLoaderDelegate {
  var completionHandler: GADMediationNativeLoadCompletionHandler?
  private var loader: SampleNativeAdLoader?
  private var wantsPictures = true

  /// An adapter for one load.
  public required override init() {}

  /// What maps and tracks the network's ads.
  class var adClass: any ZooAd.Type { ZooNativeAd.self }
  /// Whether the Sample SDK tracks, and this adapter reports.
  class var tracksItself: Bool { false }

  /// The version of this adapter.
  public class func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  /// The version of the Sample SDK.
  public class func adSDKVersion() -> VersionNumber {
    let parts = SampleSDKVersion.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return VersionNumber() }
    return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
  }

  /// The Sample network takes no extras.
  public class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  /// Answers at once: the Sample SDK needs no initialisation.
  public class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    completionHandler(nil)
  }

  /// Requests a native ad from the Sample network.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    self.completionHandler = completionHandler
    guard let adUnitID = adConfiguration.adUnitID else { return fail(with: ZooError.noAdUnit) }
    tellPrivacy()
    fetchAd(adUnitID, request(for: adConfiguration))
  }

  /// This adapter has no banners; a subclass may.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    _ = completionHandler(nil, ZooError.noBanners)
  }

  /// This adapter has no interstitials; a subclass may.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    _ = completionHandler(nil, ZooError.noFullScreenAds)
  }

  /// This adapter has no rewarded ads; a subclass may.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    _ = completionHandler(nil, ZooError.noFullScreenAds)
  }

  /// This adapter has no rewarded interstitials; a subclass may.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    _ = completionHandler(nil, ZooError.noFullScreenAds)
  }

  /// This adapter has no app open ads; a subclass may.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    _ = completionHandler(nil, ZooError.noFullScreenAds)
  }

  /// Tells the network what holds for the user's data, before each request.
  func tellPrivacy() { SampleConsent.tell() }

  /// The request to the network.
  func request(for configuration: MediationNativeAdConfiguration) -> SampleNativeAdRequest {
    SampleNativeAdRequest(saying: configuration)
  }

  func fetchAd(_ adUnitID: String?, _ request: SampleNativeAdRequest) {
    let loader = SampleNativeAdLoader()
    loader.adUnitID = adUnitID
    loader.delegate = self
    self.loader = loader
    wantsPictures = request.shouldDownloadImages
    loader.fetchAd(request)
  }

  /// The network's answer is an ad.
  public func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    if let refusal = refusal(of: nativeAd) { return fail(with: refusal) }
    let ad = makeAd(nativeAd)
    guard wantsPictures else { return succeed(with: ad) }
    ad.download { self.succeed(with: ad) }
  }

  /// Why Google does not get the network's ad; nil if it does.
  func refusal(of nativeAd: SampleNativeAd) -> NSError? {
    guard nativeAd.isOfRequestedFormat else { return ZooError.anotherFormat }
    return nativeAd.headline?.isEmpty == false ? nil : ZooError.noHeadline
  }

  /// The network has no ad.
  public func adLoader(
    _ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode
  ) {
    fail(with: ZooError.loadFailed(errorCode))
  }

  func makeAd(_ nativeAd: SampleNativeAd) -> any ZooAd {
    let ad = Self.adClass.init(nativeAd, tracksItself: Self.tracksItself)
    nativeAd.delegate = ad
    return ad
  }

  /// Answers Google once, and releases the handler and everything the load needed.
  func succeed(with ad: any ZooAd) {
    ad.eventDelegate = takeHandler()?(ad, nil)
  }

  func fail(with error: any Error) {
    _ = takeHandler()?(nil, error)
  }

  private func takeHandler() -> GADMediationNativeLoadCompletionHandler? {
    defer {
      completionHandler = nil
      loader?.delegate = nil
      loader = nil
    }
    return completionHandler
  }
}
