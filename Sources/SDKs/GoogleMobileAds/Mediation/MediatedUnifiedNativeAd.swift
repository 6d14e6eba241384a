/// A network's native ad in the form Google's SDK expects; the adapter maps one to the other.
public protocol MediatedUnifiedNativeAd: MediatedUnifiedNativeAdCalls {
  /// The headline; the one asset that must be shown.
  var headline: String? { get }
  /// The pictures: downloaded, unless image loading is disabled.
  var images: [NativeAdImage]? { get }
  /// The text.
  var body: String? { get }
  /// The small picture.
  var icon: NativeAdImage? { get }
  /// The text of the button.
  var callToAction: String? { get }
  /// From 0 to 5.
  var starRating: NSDecimalNumber? { get }
  /// Where to get the application.
  var store: String? { get }
  /// The price.
  var price: String? { get }
  /// The advertiser.
  var advertiser: String? { get }
  /// What the network has beyond these.
  var extraAssets: [String: Any]? { get }

  /// The view behind which the network explains why this ad is shown; nil if not implemented.
  var adChoicesView: UIView? { get }
  /// The view that plays the network's media; nil if not implemented.
  var mediaView: UIView? { get }
  /// Whether the media is a video; false if not implemented.
  var hasVideoContent: Bool { get }
  /// Width divided by height of the media; 0, unknown, if not implemented.
  var mediaContentAspectRatio: CGFloat { get }
  /// How long the video is; 0, unknown, if not implemented.
  var duration: TimeInterval { get }
  /// How far the video has played; 0 if not implemented.
  var currentTime: TimeInterval { get }

  /// The ad is in a view now: time for the network's SDK to attach its own trackers.
  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController)
  /// Google counted the impression; called once in the ad's life.
  func didRecordImpression()
  /// Google counted a click; called only if the ad does not handle the user's clicks.
  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController)
  /// The ad is not in the view any more; nil if the view itself is gone.
  func didUntrackView(_ view: UIView?)

  // The label before SDK 12.
  /// An older label of ``didRecordClickOnAsset(with:view:viewController:)``, which the current SDK
  /// never calls.
  func didRecordClickOnAsset(
    withName assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController)
}

extension MediatedUnifiedNativeAd {
  /// None.
  public var adChoicesView: UIView? { nil }
  /// None.
  public var mediaView: UIView? { nil }
  /// No.
  public var hasVideoContent: Bool { false }
  /// Unknown.
  public var mediaContentAspectRatio: CGFloat {
    OptionalRequirement.leftOut()
    return 0
  }
  /// Unknown.
  public var duration: TimeInterval { 0 }
  /// Nothing played.
  public var currentTime: TimeInterval { 0 }

  public func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {}

  public func didRecordImpression() {}

  /// Does nothing, unless the adapter implements it under the older label.
  public func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    OlderSpelling.call(
      "didRecordClickOnAsset(withName:view:viewController:)",
      now: "didRecordClickOnAsset(with:view:viewController:)"
    ) {
      didRecordClickOnAsset(withName: assetName, view: view, viewController: viewController)
    }
  }

  /// Nor does this, under the older label.
  public func didRecordClickOnAsset(
    withName assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    OptionalRequirement.leftOut()
  }

  public func didUntrackView(_ view: UIView?) {}
}
