import Simulation

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

  /// Whether it is a native ad, as was asked for: a server that is set up wrongly sends something else.
  public var isOfRequestedFormat: Bool { format == .native }
  /// Hears what becomes of the ad.
  open weak var delegate: (any SampleNativeAdEventDelegate)?

  let format: SampleCreative.Format
  let destination: SampleCreative.Destination
  let ledger = SampleLedger()
  private var selfTracking: SampleSelfTracking?

  init(_ creative: SampleCreative, _ request: SampleNativeAdRequest) {
    format = creative.format
    headline = creative.texts["headline"]
    body = creative.texts["body"]
    callToAction = creative.texts["callToAction"]
    store = creative.texts["store"]
    price = creative.texts["price"]
    advertiser = creative.texts["advertiser"]
    starRating = creative.starRating.map { NSDecimalNumber(value: $0) }
    degreeOfAwesomeness = creative.degreeOfAwesomeness
    extras = creative.extras
    destination = creative.destination

    let pictures = SamplePictureSet(creative, request)
    icon = pictures.comeAlong ? pictures.icon?.image : nil
    iconURL = pictures.icon?.url
    iconScale = pictures.icon?.scale ?? 1
    image = pictures.comeAlong ? pictures.image?.image : nil
    imageURL = pictures.image?.url
    imageScale = pictures.image?.scale ?? 1
    moreImages = pictures.comeAlong ? pictures.more.map(\.image) : []
    moreImageURLs = pictures.more.map(\.url)

    mediaView = creative.video.map {
      SampleMediaView(
        duration: $0, poster: pictures.image?.image, startsMuted: request.shouldStartMuted)
    }
    adChoicesImageURL = creative.adChoices == .imageURL ? SampleImageServer.adChoicesURL : nil
    adChoicesLinkURL = SampleAdInfoView.page
    super.init()
    if adChoicesImageURL != nil { SampleImageServer.serveAdChoices() }
    if !pictures.comeAlong { SampleImageServer.serve(pictures.all) }
    mediaView?.ad = self
  }

  /// The texts by name, in the order in which the journal has them.
  var texts: [(name: String, text: String?)] {
    [
      ("headline", headline), ("body", body), ("callToAction", callToAction), ("store", store),
      ("price", price), ("advertiser", advertiser),
    ]
  }

  // MARK: Being told

  /// Somebody else watched and saw an impression.
  open func recordImpression() {
    World.current.journal.call(
      from: .adapter, to: network, "recordImpression()", .impressionPassedOn
    ) {
      ledger.countImpression()
    }
  }

  /// Somebody else watched and saw a click on this view: opens what the ad leads to.
  @preconcurrency @MainActor open func handleClick(on view: UIView) {
    World.current.journal.call(
      from: .adapter, to: network, "handleClick(on:)", .clickPassedOn
    ) {
      ledger.countClick()
      SampleDestination(of: self).open(from: view)
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
    var facts: Fields = [
      "clicks": .bool(tracks.contains(.clicks)),
      "impressions": .bool(tracks.contains(.impressions)),
    ]
    let isWhole = clickableViews.contains { $0 === view }
    if isWhole, tracks.contains(.clicks) { facts["wholeView"] = true }
    World.current.journal.call(
      from: .adapter, to: network, "setNativeAdView(_:)", .viewRegistered, data: facts
    ) {
      selfTracking?.detach()
      selfTracking = SampleSelfTracking(of: self, in: view, clickableViews, tracks)
    }
  }

  /// The network stops watching and lets go of the view.
  @preconcurrency @MainActor open func removeNativeAdView() {
    World.current.journal.call(
      from: .adapter, to: network, "removeNativeAdView()", .viewReleased
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
}
