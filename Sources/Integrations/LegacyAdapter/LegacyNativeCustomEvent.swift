import GoogleMobileAds
import SampleAdSDK
import SampleAdapter

/// The custom event of the Sample network for SDK 7: Google tracks, and the mapped ad tells the
/// network.
///
/// A line's settings can change that for either kind of event: they come as additional parameters.
open class LegacyNativeCustomEvent: NSObject, GADCustomEventNativeAd {
  /// Told how the request went.
  public weak var delegate: (any GADCustomEventNativeAdDelegate)?

  private var loader: SampleNativeAdLoader?
  private var wishes: LegacyWishes?
  private var flags: (clicks: Bool?, impressions: Bool?)

  /// A custom event for one request.
  public required override init() {}

  /// The formats that the network has.
  open class var formats: [String] {
    [kGADAdLoaderAdTypeNativeContent, kGADAdLoaderAdTypeNativeAppInstall]
  }

  /// Whether the network tracks, if the settings do not say.
  open class var networkTracks: Bool { false }

  /// Requests a native ad from the Sample network.
  open func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    flags = (
      request.additionalParameters?["handlesUserClicks"] as? Bool,
      request.additionalParameters?["handlesUserImpressions"] as? Bool
    )
    guard !serverParameter.isEmpty else { return fail(with: LegacyError.noAdUnit) }
    let wishes = LegacyWishes(request, adTypes: adTypes, options: options, formats: Self.formats)
    self.wishes = wishes
    guard wishes.canBeMet else { return fail(with: LegacyError.noSuchFormat) }
    fetchAd(serverParameter, wishes.request)
  }

  /// Asks the network.
  open func fetchAd(_ adUnitID: String, _ request: SampleNativeAdRequest) {
    let loader = SampleNativeAdLoader()
    loader.adUnitID = adUnitID
    loader.delegate = self
    self.loader = loader
    loader.fetchAd(request)
  }

  /// Whether the network sees clicks itself.
  open func handlesUserClicks() -> Bool { flags.clicks ?? Self.networkTracks }
  /// Whether the network sees impressions itself.
  open func handlesUserImpressions() -> Bool { flags.impressions ?? Self.networkTracks }

  // MARK: The answer

  /// The network's ad in the form that Google expects.
  open func mapped(_ origin: LegacyMappedAd.Origin, isContent: Bool) -> LegacyMappedAd {
    isContent ? LegacyContentAd(origin) : LegacyAppInstallAd(origin)
  }

  private var tracks: SampleTracking {
    var tracks: SampleTracking = []
    if handlesUserClicks() { tracks.insert(.clicks) }
    if handlesUserImpressions() { tracks.insert(.impressions) }
    return tracks
  }

  /// The addresses of the pictures that did not come with the ad.
  open func picturesToDownload(_ ad: SampleNativeAd) -> [String] { ad.addressesOfMissingPictures }

  /// Hands the ad over, once.
  open func succeed(with ad: LegacyMappedAd) {
    delegate?.customEventNativeAd(self, didReceive: ad)
  }

  /// Says that there is none.
  open func fail(with error: NSError) {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }

  /// Lets go of the loader, which has answered. False for a second answer: the first stands, also while
  /// its pictures load.
  private func release() -> Bool {
    guard let loader else { return false }
    loader.delegate = nil
    self.loader = nil
    return true
  }

  fileprivate func receive(_ ad: SampleNativeAd, isAskedFor: Bool) {
    guard let wishes, release() else { return }
    guard ad.isOfRequestedFormat, isAskedFor else {
      return fail(with: LegacyError.anotherFormat)
    }
    guard ad.headline?.isEmpty == false else { return fail(with: LegacyError.noHeadline) }
    let missing = wishes.request.shouldDownloadImages ? picturesToDownload(ad) : []
    ImageDownload.images(at: missing + [ad.adChoicesImageURL].compactMap { $0 }) { pictures in
      let origin = LegacyMappedAd.Origin(
        ad: ad, pictures: pictures, corner: wishes.corner, tracks: self.tracks)
      self.succeed(with: self.mapped(origin, isContent: ad is SampleNativeContentAd))
    }
  }
}

extension LegacyNativeCustomEvent: SampleNativeAdLoaderDelegate {
  /// The network has an ad for something to read.
  public func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeContentAd: SampleNativeContentAd
  ) {
    receive(nativeContentAd, isAskedFor: wishes?.request.contentAdsRequested == true)
  }

  /// The network has an ad for an application.
  public func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeAppInstallAd: SampleNativeAppInstallAd
  ) {
    receive(nativeAppInstallAd, isAskedFor: wishes?.request.appInstallAdsRequested == true)
  }

  /// The network has none.
  public func adLoader(
    _ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode
  ) {
    guard release() else { return }
    fail(with: LegacyError.loadFailed(errorCode))
  }
}

/// The same network the other way round: its SDK tracks, and the mapped ad tells Google.
open class LegacyTrackingCustomEvent: LegacyNativeCustomEvent {
  open override class var networkTracks: Bool { true }
}

/// A network that has ads for applications only.
open class LegacyAppInstallCustomEvent: LegacyNativeCustomEvent {
  open override class var formats: [String] { [kGADAdLoaderAdTypeNativeAppInstall] }
}
