import Simulation

/// Hears what becomes of a native ad of the Sample network.
public protocol SampleNativeAdEventDelegate: AnyObject {
  /// The network's own watch counted the impression.
  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd)
  /// The network's own watch counted a click.
  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd)
  /// The ad is about to cover the application.
  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd)
  /// What covers the application is about to go.
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd)
  /// What covered the application is gone.
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd)
  /// The ad is about to leave the application.
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd)
  /// Something happened to the ad's video.
  func nativeAd(_ nativeAd: SampleNativeAd, video event: SampleVideoEvent)
}

/// A native ad of the Sample network.
///
/// It can be told of clicks and impressions, or watch for them itself once it has the view.
open class SampleNativeAd: NSObject {
  // As in the real SDK, what is there is not said to be optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The headline.
  public let headline: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  public let body: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the button says.
  public let callToAction: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where the application can be had.
  public let store: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it costs.
  public let price: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Who advertises.
  public let advertiser: String!
  /// From 0 to 5.
  public let starRating: NSDecimalNumber?
  /// How awesome what is advertised is.
  public let degreeOfAwesomeness: String?
  /// More that the network has.
  public let extras: [String: String]

  /// The small picture; nil when only its URL was asked for.
  public let icon: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where the small picture can be had.
  public let iconURL: String!
  /// Pixels per point of the small picture.
  public let iconScale: CGFloat
  /// The large picture; nil when only its URL was asked for.
  public let image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where the large picture can be had.
  public let imageURL: String!
  /// Pixels per point of the large picture.
  public let imageScale: CGFloat
  /// More large pictures, where several were asked for.
  public let moreImages: [UIImage]
  /// Where those can be had.
  public let moreImageURLs: [String]

  /// Plays the video; nil for an ad with pictures only.
  public let mediaView: SampleMediaView?
  /// The picture for AdChoices, from a network that has no view for it.
  public let adChoicesImageURL: String?
  /// What AdChoices opens.
  public let adChoicesLinkURL: String

  /// Hears what becomes of the ad.
  open weak var delegate: (any SampleNativeAdEventDelegate)?

  let destination: SampleCreative.Destination
  private var hasCountedImpression = false
  private var selfTracking: SampleSelfTracking?

  init(_ creative: SampleCreative, _ request: SampleNativeAdRequest) {
    headline = creative.headline
    body = creative.body
    callToAction = creative.callToAction
    store = creative.store
    price = creative.price
    advertiser = creative.advertiser
    starRating = creative.starRating.map { NSDecimalNumber(value: $0) }
    degreeOfAwesomeness = creative.degreeOfAwesomeness
    extras = creative.extras
    destination = creative.destination

    let comesAlong = request.shouldDownloadImages && creative.delivers == .rasters
    let icon = creative.iconPicture
    let image = creative.imagePicture(request.preferredImageOrientation)
    let more =
      request.shouldRequestMultipleImages
      ? (1...2).compactMap {
        creative.imagePicture(request.preferredImageOrientation, number: $0)
      } : []
    self.icon = comesAlong ? icon?.image : nil
    iconURL = icon?.url
    iconScale = icon?.scale ?? 1
    self.image = comesAlong ? image?.image : nil
    imageURL = image?.url
    imageScale = image?.scale ?? 1
    moreImages = comesAlong ? more.map(\.image) : []
    moreImageURLs = more.map(\.url)

    mediaView = creative.video.map {
      SampleMediaView(
        duration: $0, poster: image?.image, startsMuted: request.shouldStartMuted)
    }
    adChoicesImageURL = creative.adChoices == .imageURL ? SampleImageServer.adChoicesURL : nil
    adChoicesLinkURL = SampleAdInfoView.page
    super.init()
    if adChoicesImageURL != nil { SampleImageServer.serveAdChoices() }
    if !comesAlong { SampleImageServer.serve([icon, image].compactMap { $0 } + more) }
    mediaView?.ad = self
  }

  // MARK: Being told

  /// Somebody else watched and saw an impression.
  open func recordImpression() {
    World.current.journal.call(
      from: .adapter, to: .network, "recordImpression()", name: networkName
    ) {
      countImpression()
    }
  }

  /// Somebody else watched and saw a click on this view: opens what the ad leads to.
  @preconcurrency @MainActor open func handleClick(on view: UIView) {
    World.current.journal.call(
      from: .adapter, to: .network, "handleClick(on:)", name: networkName
    ) {
      countClick()
      open(from: view)
    }
  }

  // MARK: Watching itself

  /// From now on the network watches the whole view itself, for clicks and for the impression.
  @preconcurrency @MainActor open func setNativeAdView(_ view: UIView) {
    setNativeAdView(view, clickableViews: [view], tracks: .all)
  }

  /// From now on the network itself watches the view for the impression and these views for clicks,
  /// as far as it is asked to.
  @preconcurrency @MainActor open func setNativeAdView(
    _ view: UIView, clickableViews: [UIView], tracks: SampleTracking
  ) {
    World.current.journal.call(
      from: .adapter, to: .network, "setNativeAdView(_:)", name: networkName,
      data: [
        "clicks": .bool(tracks.contains(.clicks)),
        "impressions": .bool(tracks.contains(.impressions)),
      ]
    ) {
      selfTracking?.detach()
      selfTracking = SampleSelfTracking(of: self, in: view, clickableViews, tracks)
    }
  }

  /// The network stops watching and lets go of the view.
  @preconcurrency @MainActor open func removeNativeAdView() {
    World.current.journal.call(
      from: .adapter, to: .network, "removeNativeAdView()", name: networkName
    ) {
      selfTracking?.detach()
      selfTracking = nil
      mediaView?.stop()
    }
  }

  /// Starts the video, if there is one.
  @preconcurrency @MainActor open func playVideo() {
    mediaView?.playMedia()
  }

  @MainActor
  func tapped(_ view: UIView) {
    countClick()
    tell("nativeAdDidRecordClick(_:)") { $0.nativeAdDidRecordClick(self) }
    open(from: view)
  }

  func seen() {
    guard !hasCountedImpression else { return }
    countImpression()
    tell("nativeAdDidRecordImpression(_:)") { $0.nativeAdDidRecordImpression(self) }
  }

  var hasBeenSeen: Bool { hasCountedImpression }

  func tell(
    _ message: String, data: Fields = .none, _ body: (any SampleNativeAdEventDelegate) -> Void
  ) {
    guard let delegate else { return }
    World.current.journal.callback(
      from: .network, to: .adapter, message, name: networkName, data: data
    ) { body(delegate) }
  }

  // MARK: The network's ledger

  private func countImpression() {
    guard !hasCountedImpression else {
      return World.current.journal.note(
        by: .network, "the impression was counted already", violation: "impression-twice",
        name: networkName)
    }
    hasCountedImpression = true
    World.current.journal.count(Count(.impression, in: .network), name: networkName)
  }

  private func countClick() {
    World.current.journal.count(Count(.click, in: .network), name: networkName)
  }

  @MainActor
  private func open(from view: UIView) {
    SampleDestination(of: self).open(from: view)
  }
}
