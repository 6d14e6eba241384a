import GoogleMobileAds
import SampleAdSDK

/// A native ad of the Sample network, mapped: what both formats have in common.
///
/// It does for both ways of tracking what they need: Google may still track where the network could.
open class LegacyMappedAd: NSObject, GADMediatedNativeAd, GADMediatedNativeAdDelegate {
  /// Where the ad comes from.
  public struct Origin {
    /// The network's ad.
    public let ad: SampleNativeAd
    /// What was downloaded of it, by address.
    public let pictures: [String: UIImage]
    /// Where the publisher wants AdChoices.
    public var corner: AdChoicesPosition
    /// What the network tracks itself.
    public var tracks: SampleTracking
  }

  /// Where the ad comes from.
  public let origin: Origin
  private var adChoicesIcon: UIView?

  /// The ad, mapped.
  public required init(_ origin: Origin) {
    self.origin = origin
    super.init()
    ad.delegate = self
  }

  /// The network's ad, which is told of what Google sees.
  public var ad: SampleNativeAd { origin.ad }

  /// The ad listens itself.
  open func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)? { self }

  /// What Google has no field for.
  open func extraAssets() -> [AnyHashable: Any]? {
    var extras: [AnyHashable: Any] = ad.extras
    extras["DegreeOfAwesomeness"] = ad.degreeOfAwesomeness
    return extras
  }

  // MARK: Pictures

  /// The small picture.
  open func mappedIcon() -> GADNativeAdImage? { mapped(ad.icon, ad.iconURL, ad.iconScale) }

  /// The large pictures.
  open func mappedImages() -> [Any]? {
    guard let first = mapped(ad.image, ad.imageURL, ad.imageScale) else { return nil }
    let more =
      ad.moreImages.isEmpty
      ? ad.moreImageURLs.compactMap { mapped(nil, $0, ad.imageScale) }
      : ad.moreImages.map { GADNativeAdImage(image: $0) }
    return [first] + more
  }

  /// The picture itself, or else its address.
  open func mapped(
    _ image: UIImage?, _ address: String?, _ scale: CGFloat
  ) -> GADNativeAdImage? {
    if let image = image ?? address.flatMap({ origin.pictures[$0] }) {
      return GADNativeAdImage(image: image)
    }
    return address.flatMap { URL(string: $0) }.map { GADNativeAdImage(url: $0, scale: scale) }
  }

  // MARK: In a view, and out of it

  /// Places AdChoices, and gives the network the views that it is to watch.
  open func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didRenderIn view: UIView,
    clickableAssetViews: [String: UIView], nonclickableAssetViews: [String: UIView],
    viewController: UIViewController
  ) {
    placeAdChoices(in: view)
    watch(view, clickableAssetViews)
  }

  /// Gives the network the views of the assets, if it tracks.
  open func watch(_ view: UIView, _ clickable: [String: UIView]) {
    let tracks = origin.tracks
    guard !tracks.isEmpty else { return }
    // Taps on the space between the assets are not clicks.
    let views = clickable.sorted { $0.key < $1.key }.map(\.value)
    MainActor.assumeIsolated { ad.setNativeAdView(view, clickableViews: views, tracks: tracks) }
  }

  /// Adds the icon, in the corner that the publisher prefers.
  open func placeAdChoices(in view: UIView) {
    MainActor.assumeIsolated {
      let icon = LegacyAdChoices.icon(of: ad, origin.pictures)
      LegacyAdChoices.place(icon, in: view, origin.corner)
      adChoicesIcon = icon
    }
  }

  /// Takes back what was added, and the view from the network.
  open func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView?
  ) {
    removeAdChoices()
    MainActor.assumeIsolated { ad.removeNativeAdView() }
  }

  /// Removes the icon.
  open func removeAdChoices() {
    MainActor.assumeIsolated { adChoicesIcon?.removeFromSuperview() }
    adChoicesIcon = nil
  }

  // MARK: What Google sees

  /// Passes it on.
  open func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: any GADMediatedNativeAd) {
    ad.recordImpression()
  }

  /// Passes it on.
  open func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd,
    didRecordClickOnAssetWithName assetName: String, view: UIView,
    viewController: UIViewController
  ) {
    MainActor.assumeIsolated { ad.handleClick(on: view) }
  }

  // MARK: What the network sees

  /// Reports it.
  open func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
  }

  /// Reports it.
  open func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
  }

  /// Reports it.
  open func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
  }

  /// Reports it.
  open func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
  }

  /// Reports it.
  open func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
  }

  /// Reports it.
  open func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
  }
}

extension LegacyMappedAd: SampleNativeAdEventDelegate {
  /// SDK 7 was told nothing about videos.
  public func nativeAd(_ nativeAd: SampleNativeAd, video event: SampleVideoEvent) {}
}
