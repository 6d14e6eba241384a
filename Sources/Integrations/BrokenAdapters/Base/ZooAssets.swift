import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK
import SampleAdapter

/// What the Sample network has, in the form Google expects, and what it sees, reported to Google.
class ZooAssets: SampleNativeAssets {
  let nativeAd: SampleNativeAd
  let tracksItself: Bool
  var eventDelegate: (any MediationNativeAdEventDelegate)?
  /// One view for the ad's whole life.
  lazy var infoView = SampleAdInfoView()

  /// Downloaded pictures that the network delivered as addresses, by address.
  private var downloaded: [String: UIImage] = [:]

  required init(_ nativeAd: SampleNativeAd, tracksItself: Bool) {
    self.nativeAd = nativeAd
    self.tracksItself = tracksItself
  }

  // MARK: Assets

  override var source: SampleNativeAd? { nativeAd }
  var icon: NativeAdImage? { picture(nativeAd.icon, nativeAd.iconURL, nativeAd.iconScale) }
  var images: [NativeAdImage]? {
    let first = picture(nativeAd.image, nativeAd.imageURL, nativeAd.imageScale)
    let more =
      nativeAd.moreImages.isEmpty
      ? nativeAd.moreImageURLs.compactMap { picture(nil, $0, nativeAd.imageScale) }
      : nativeAd.moreImages.map { NativeAdImage(image: $0) }
    return first.map { [$0] + more }
  }
  var extraAssets: [String: Any]? { nativeAd.extras }

  var adChoicesView: UIView? { infoView }
  var mediaView: UIView? { hasVideoContent ? nativeAd.mediaView : nil }
  var hasVideoContent: Bool { nativeAd.hasVideo }
  var duration: TimeInterval { nativeAd.mediaView.duration }
  var currentTime: TimeInterval { nativeAd.mediaView.currentTime }
  var mediaContentAspectRatio: CGFloat {
    guard let size = images?.first?.image?.size, size.height > 0 else { return 2 }
    return size.width / size.height
  }

  private func picture(_ image: UIImage?, _ address: String?, _ scale: CGFloat) -> NativeAdImage? {
    (image ?? address.flatMap { downloaded[$0] }).map { NativeAdImage(image: $0) }
      ?? address.flatMap(url(of:)).map { NativeAdImage(url: $0, scale: scale) }
  }

  /// The URL of a picture.
  func url(of address: String) -> URL? { URL(string: address) }

  /// Downloads the missing pictures, and calls back when each has been loaded or has failed.
  func download(_ done: @escaping () -> Void) {
    ImageDownload.images(at: nativeAd.addressesOfMissingPictures) { images in
      self.downloaded = images
      done()
    }
  }

  // MARK: What the network sees itself

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
