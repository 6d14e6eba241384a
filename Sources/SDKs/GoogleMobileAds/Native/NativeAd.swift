import Simulation

/// A native ad: assets for the publisher to draw, in a ``NativeAdView`` that the SDK watches.
open class NativeAd: NSObject {
  /// The headline; the one asset that must be shown.
  public let headline: String?
  /// The text.
  public let body: String?
  /// The text of the button.
  public let callToAction: String?
  /// The small picture.
  public let icon: NativeAdImage?
  /// The pictures.
  public let images: [NativeAdImage]?
  /// From 0 to 5.
  public let starRating: NSDecimalNumber?
  /// Where to get the application.
  public let store: String?
  /// The price.
  public let price: String?
  /// The advertiser.
  public let advertiser: String?
  /// What the network has beyond these.
  public let extraAssets: [String: Any]?
  /// What a ``MediaView`` shows.
  public let mediaContent: MediaContent
  /// How the request was answered.
  public package(set) var responseInfo: ResponseInfo

  /// Told what happens to the ad.
  open weak var delegate: (any NativeAdDelegate)? { didSet { listening.set(delegate) } }
  /// Told about clicks that wait to be confirmed; a mediated ad has none.
  open weak var unconfirmedClickDelegate: (any NativeAdUnconfirmedClickDelegate)?
  /// Presents what the ad opens.
  open weak var rootViewController: UIViewController?
  /// Told what the impression earned.
  open var paidEventHandler: ((AdValue) -> Void)? {
    didSet { tracker.book.noteIfTooLate(oldValue, ad: name, wasShown: tracker.wasShown) }
  }

  /// The part of the application that the impression is reported for; 0 for none. The one that is set
  /// when the impression is counted is meant.
  open var placementID: Int64 = 0

  /// The ad's name in the journal.
  package let name: String
  /// The adapter's view of the ad.
  package let mediatedAd: any MediationNativeAd
  let tracker: NativeAdTracker
  /// Whether its delegate is there.
  let listening = Listening()

  init(
    name: String, mediatedAd: any MediationNativeAd, tracker: NativeAdTracker,
    responseInfo: ResponseInfo, startsMuted: Bool
  ) {
    headline = mediatedAd.headline
    body = mediatedAd.body
    callToAction = mediatedAd.callToAction
    icon = mediatedAd.icon
    images = mediatedAd.images
    starRating = mediatedAd.starRating
    store = mediatedAd.store
    price = mediatedAd.price
    advertiser = mediatedAd.advertiser
    extraAssets = mediatedAd.extraAssets
    mediaContent = MediaContent(
      of: mediatedAd, images: mediatedAd.images, startsMuted: startsMuted)
    self.name = name
    self.mediatedAd = mediatedAd
    self.tracker = tracker
    self.responseInfo = responseInfo
    super.init()
    tracker.ad = self
    if icon?.hasSaidScale == false || images?.contains(where: { !$0.hasSaidScale }) == true {
      World.current.noteImplausible("scale", by: .adapter)
    }
  }

  /// The texts by name, in the journal's order.
  var texts: [(name: String, text: String?)] {
    [
      ("headline", headline), ("body", body), ("callToAction", callToAction), ("store", store),
      ("price", price), ("advertiser", advertiser),
    ]
  }

  /// Says which view the ad is in, and which views show which asset. ``NativeAdView`` does this for
  /// publishers who use it.
  @preconcurrency @MainActor open func register(
    _ adView: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView]
  ) {
    tracker.render(
      in: adView, clickable: clickableAssetViews, nonclickable: nonclickableAssetViews)
  }

  /// Says that the ad is no longer in a view.
  @preconcurrency @MainActor open func unregisterAdView() {
    tracker.untrack()
  }
}
