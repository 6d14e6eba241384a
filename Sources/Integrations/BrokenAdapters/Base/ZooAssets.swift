import GoogleMobileAds
import SampleAdSDK

/// What the Sample network has, in the shape Google expects, and what it notices, for Google's ears.
class ZooAssets: NSObject {
  let nativeAd: SampleNativeAd
  let tracksItself: Bool
  var eventDelegate: (any MediationNativeAdEventDelegate)?
  /// One view for the ad's whole life.
  lazy var infoView = SampleAdInfoView()

  required init(_ nativeAd: SampleNativeAd, tracksItself: Bool) {
    self.nativeAd = nativeAd
    self.tracksItself = tracksItself
  }

  // MARK: Assets

  var headline: String? { nativeAd.headline }
  var body: String? { nativeAd.body }
  var callToAction: String? { nativeAd.callToAction }
  var starRating: NSDecimalNumber? { nativeAd.starRating }
  var store: String? { nativeAd.store }
  var price: String? { nativeAd.price }
  var advertiser: String? { nativeAd.advertiser }
  var icon: NativeAdImage? { picture(nativeAd.icon, nativeAd.iconURL, nativeAd.iconScale) }
  var images: [NativeAdImage]? {
    let first = picture(nativeAd.image, nativeAd.imageURL, nativeAd.imageScale)
    return first.map { [$0] + nativeAd.moreImages.map { NativeAdImage(image: $0) } }
  }
  var extraAssets: [String: Any]? { nativeAd.extras }

  var adChoicesView: UIView? { infoView }
  var mediaView: UIView? { nativeAd.mediaView }
  var hasVideoContent: Bool { nativeAd.mediaView != nil }
  var duration: TimeInterval { nativeAd.mediaView?.duration ?? 0 }
  var currentTime: TimeInterval { nativeAd.mediaView?.currentTime ?? 0 }
  var mediaContentAspectRatio: CGFloat {
    guard let size = nativeAd.image?.size, size.height > 0 else { return 2 }
    return size.width / size.height
  }

  private func picture(_ image: UIImage?, _ address: String?, _ scale: CGFloat) -> NativeAdImage? {
    image.map { NativeAdImage(image: $0) }
      ?? address.flatMap { URL(string: $0) }.map { NativeAdImage(url: $0, scale: scale) }
  }

  // MARK: What the network notices itself

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
}

extension ZooAssets: SampleNativeAdEventDelegate {
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {
    // Since version 8 the SDK wants nothing here: the host hears it from the system.
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
