import GoogleMobileAds
import SampleAdSDK

/// A native ad of the Sample network in the form Google expects.
///
/// It implements both ways of tracking, whatever its flags are: a true flag is a permission, and
/// Google may still track.
final class SampleCustomEventNativeAd: SampleNativeAssets, MediationNativeAd {
  private let flags: SampleFlags
  private var nativeAd: SampleNativeAd?
  private var eventDelegate: (any MediationNativeAdEventDelegate)?
  private var completion:
    LoadCompletion<
      any MediationNativeAd, any MediationNativeAdEventDelegate
    >?
  private var loader: SampleNativeAdLoader?
  private var wantsImages = true

  private(set) var icon: NativeAdImage?
  private(set) var images: [NativeAdImage]?
  private(set) var adChoicesView: UIView?

  init(flags: SampleFlags) {
    self.flags = flags
  }

  func loadNativeAd(
    for configuration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    completion = LoadCompletion(completionHandler)
    guard let adUnitID = configuration.credentials.sampleAdUnitID else {
      return fail(with: SampleCustomEventError.noAdUnit)
    }
    let request = SampleNativeAdRequest(configuration)
    wantsImages = request.shouldDownloadImages
    let loader = SampleNativeAdLoader()
    loader.adUnitID = adUnitID
    loader.delegate = self
    self.loader = loader
    loader.fetchAd(request)
  }

  // MARK: Assets

  override var source: SampleNativeAd? { nativeAd }
  var mediaView: UIView? { hasVideoContent ? nativeAd?.mediaView : nil }
  var hasVideoContent: Bool { nativeAd?.hasVideo == true }
  var duration: TimeInterval { nativeAd?.mediaView.duration ?? 0 }
  var currentTime: TimeInterval { nativeAd?.mediaView.currentTime ?? 0 }

  var mediaContentAspectRatio: CGFloat {
    guard let size = images?.first?.image?.size, size.height > 0 else { return 0 }
    return size.width / size.height
  }

  var extraAssets: [String: Any]? {
    var extras: [String: Any] = nativeAd?.extras ?? [:]
    extras[SampleCustomEventExtra.awesomeness] = nativeAd?.degreeOfAwesomeness
    return extras
  }

  // MARK: Who tracks

  func handlesUserClicks() -> Bool { flags.handlesUserClicks }
  func handlesUserImpressions() -> Bool { flags.handlesUserImpressions }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    var tracks: SampleTracking = []
    if flags.handlesUserClicks { tracks.insert(.clicks) }
    if flags.handlesUserImpressions { tracks.insert(.impressions) }
    guard !tracks.isEmpty else { return }
    // The asset views only: taps on the space between them are not clicks.
    let views = clickableAssetViews.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    nativeAd?.setNativeAdView(view, clickableViews: views, tracks: tracks)
  }

  func didUntrackView(_ view: UIView?) {
    nativeAd?.removeNativeAdView()
  }

  func didRecordImpression() {
    nativeAd?.recordImpression()
  }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    nativeAd?.handleClick(on: view)
  }
}

// MARK: - The network's answer

extension SampleCustomEventNativeAd: SampleNativeAdLoaderDelegate {
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    guard release() else { return }
    guard nativeAd.isOfRequestedFormat else {
      return fail(with: SampleCustomEventError.anotherFormat)
    }
    // Every native ad must show its headline.
    guard nativeAd.headline.nilIfEmpty != nil else {
      return fail(with: SampleCustomEventError.noHeadline)
    }
    // The AdChoices icon is the adapter's own responsibility, whatever the publisher wants for
    // pictures.
    let wanted = wantsImages ? nativeAd.addressesOfMissingImages : []
    let addresses = wanted + [nativeAd.adChoicesImageURL].compactMap { $0 }
    ImageDownload.images(at: addresses) { downloaded in
      self.receive(nativeAd, downloaded)
    }
  }

  func adLoader(
    _ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode
  ) {
    guard release() else { return }
    fail(with: SampleCustomEventError.loadFailed(errorCode.description))
  }

  private func fail(with error: NSError) {
    completion?.fail(with: error)
    completion = nil
  }

  private func receive(_ nativeAd: SampleNativeAd, _ downloaded: [String: UIImage]) {
    self.nativeAd = nativeAd
    nativeAd.delegate = self
    icon = nativeAd.mappedIcon(downloaded)
    images = nativeAd.mappedImages(downloaded)
    adChoicesView = SampleAdChoices.view(for: nativeAd, downloaded)
    eventDelegate = completion?.succeed(with: self)
    completion = nil
  }

  /// Lets go of the loader, which has answered. False for a second answer: the first stands, also while
  /// its pictures load.
  private func release() -> Bool {
    guard let loader else { return false }
    loader.delegate = nil
    self.loader = nil
    return true
  }
}

// MARK: - What the network sees itself

extension SampleCustomEventNativeAd: SampleNativeAdEventDelegate {
  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {
    eventDelegate?.reportImpression()
  }

  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {
    eventDelegate?.reportClick()
  }

  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {
    eventDelegate?.willPresentFullScreenView()
  }

  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {
    eventDelegate?.willDismissFullScreenView()
  }

  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
    eventDelegate?.didDismissFullScreenView()
  }

  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {
    // Since version 8 the SDK needs nothing here: the host is told by the system.
  }

  func nativeAd(_ nativeAd: SampleNativeAd, video event: SampleVideoEvent) {
    switch event {
    case .started: eventDelegate?.didPlayVideo()
    case .paused: eventDelegate?.didPauseVideo()
    case .ended: eventDelegate?.didEndVideo()
    case .muted: eventDelegate?.didMuteVideo()
    case .unmuted: eventDelegate?.didUnmuteVideo()
    }
  }
}
