import MediatedNetworks
import Simulation

/// A native ad of the Sample network.
///
/// It can be told about clicks and impressions, or track them itself once it has the view.
open class SampleNativeAd: NSObject {
  // As in the real SDK, what is always there is not optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The headline.
  public let headline: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  public let body: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text of the button.
  public let callToAction: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where to get the application.
  public let store: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The price.
  public let price: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The advertiser.
  public let advertiser: String!
  /// From 0 to 5.
  public let starRating: NSDecimalNumber?
  /// How awesome the advertised product is.
  public let degreeOfAwesomeness: String?
  /// Anything else the network has.
  public let extras: [String: String]

  /// The small picture; nil if only its URL was requested.
  public let icon: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where to get the small picture.
  public let iconURL: String!
  /// Pixels per point of the small picture.
  public let iconScale: CGFloat
  /// The large picture; nil if only its URL was requested.
  public let image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where to get the large picture.
  public let imageURL: String!
  /// Pixels per point of the large picture.
  public let imageScale: CGFloat
  /// More large pictures, if several were requested.
  public let moreImages: [UIImage]
  /// Where to get them.
  public let moreImageURLs: [String]

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Plays the video; of an ad with only pictures it shows the large one.
  public let mediaView: SampleMediaView!
  /// Whether there is a video to play.
  public let hasVideo: Bool
  /// The AdChoices picture of a network without a view for it.
  public let adChoicesImageURL: String?
  /// What AdChoices opens.
  public let adChoicesLinkURL: String

  /// Whether it is a native ad, as requested: a misconfigured server sends something else.
  public var isOfRequestedFormat: Bool { format == .native }
  /// Told what happens to the ad.
  open weak var delegate: (any SampleNativeAdEventDelegate)?

  let format: SampleCreative.Format
  /// Which of the two kinds it is, if the request asked for one of them.
  let kind: SampleCreative.Kind?
  let creative: SampleCreative
  let book: MediatedBook
  private var watch: MediatedWatch?

  init(
    _ creative: SampleCreative, _ request: SampleNativeAdRequest, as kind: SampleCreative.Kind?
  ) {
    format = creative.format
    self.kind = kind
    headline = creative.texts["headline"]
    body = creative.texts["body"]
    callToAction = creative.texts["callToAction"]
    // An ad of one kind has only what is of that kind.
    store = kind == .content ? nil : creative.texts["store"]
    price = kind == .content ? nil : creative.texts["price"]
    advertiser = kind == .appInstall ? nil : creative.texts["advertiser"]
    starRating = kind == .content ? nil : creative.starRating.map { NSDecimalNumber(decimal: $0) }
    degreeOfAwesomeness = creative.degreeOfAwesomeness
    extras = creative.extras
    self.creative = creative

    let pictures = SamplePictureSet(creative, request)
    icon = pictures.comeAlong ? pictures.icon?.image : nil
    iconURL = pictures.icon?.url
    iconScale = pictures.icon?.scale ?? 1
    image = pictures.comeAlong ? pictures.image?.image : nil
    imageURL = pictures.image?.url
    imageScale = pictures.image?.scale ?? 1
    moreImages = pictures.comeAlong ? pictures.more.map(\.image) : []
    moreImageURLs = pictures.more.map(\.url)

    book = MediatedBook(of: network, creative.counting, creative.habits)
    hasVideo = creative.video != nil
    mediaView = SampleMediaView(
      duration: creative.video, poster: pictures.image?.image,
      startsMuted: request.shouldStartMuted)
    adChoicesImageURL = creative.adChoices == .imageURL ? SampleImageServer.adChoicesURL : nil
    adChoicesLinkURL = SampleAdInfoView.page
    super.init()
    if adChoicesImageURL != nil { SampleImageServer.serveAdChoices() }
    if !pictures.comeAlong { SampleImageServer.serve(pictures.all) }
    mediaView.ad = self
  }

  /// The texts by name, in the journal's order.
  var texts: [(name: String, text: String?)] {
    [
      ("headline", headline), ("body", body), ("callToAction", callToAction), ("store", store),
      ("price", price), ("advertiser", advertiser),
    ]
  }

  // MARK: Being told

  /// Another tracker saw an impression.
  open func recordImpression() {
    World.current.journal.call(
      from: .adapter, to: network, "recordImpression()", .impressionPassedOn
    ) {
      book.told()
    }
  }

  /// Another tracker saw a click on this view: opens where it leads.
  @preconcurrency @MainActor open func handleClick(on view: UIView) {
    World.current.journal.call(
      from: .adapter, to: network, "handleClick(on:)", .clickPassedOn
    ) {
      book.clicked()
      openDestination(from: view)
    }
  }

  // MARK: Watching itself

  /// From now on the network tracks clicks and the impression itself, in the whole view.
  @preconcurrency @MainActor open func setNativeAdView(_ view: UIView) {
    setNativeAdView(view, clickableViews: [view], tracks: .all)
  }

  /// From now on the network itself tracks the view for the impression and these views for clicks,
  /// as far as requested.
  @preconcurrency @MainActor open func setNativeAdView(
    _ view: UIView, clickableViews: [UIView], tracks: SampleTracking
  ) {
    var facts: Fields = [
      Fact.watchesClicks(tracks.contains(.clicks)),
      Fact.watchesImpressions(tracks.contains(.impressions)),
    ]
    let isWhole = clickableViews.contains { $0 === view }
    if isWhole, tracks.contains(.clicks) { facts[.wholeView] = true }
    World.current.journal.call(
      from: .adapter, to: network, "setNativeAdView(_:)", .viewRegistered, data: facts
    ) {
      watch?.end()
      watch = MediatedWatch(
        over: view, book, clickable: tracks.contains(.clicks) ? clickableViews : [], by: network,
        onSeen: tracks.contains(.impressions)
          ? { [weak self] in self?.seen(watchingClicks: tracks.contains(.clicks)) } : nil,
        onTap: { [weak self] in self?.tapped($0) })
    }
  }

  /// The network stops tracking and lets go of the view.
  @preconcurrency @MainActor open func removeNativeAdView() {
    World.current.journal.call(
      from: .adapter, to: network, "removeNativeAdView()", .viewReleased
    ) {
      watch?.leave()
      watch = nil
      mediaView.stop()
    }
  }

  /// Starts the video, if there is one.
  @preconcurrency @MainActor open func playVideo() {
    mediaView.playMedia()
  }
}
