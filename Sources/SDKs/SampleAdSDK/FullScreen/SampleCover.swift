import MediatedNetworks
import Simulation

/// What all ads of the Sample network that cover an application have in common, whatever kind of
/// delegate is told. Each is fetched and shown once.
open class SampleCover: NSObject {
  /// The ad unit, as the Sample network calls it.
  open var adUnitID: String?
  /// Whether there is an ad that can be shown.
  public var isReady: Bool { creative != nil && !wasShown && !isExpired }
  /// Whether the answer has the requested format: a misconfigured server sends something else.
  public var isOfRequestedFormat: Bool { creative?.format == format }
  /// Whether the ad has waited too long and is no longer shown.
  public private(set) var isExpired = false

  private var creative: SampleCreative?
  private var book = MediatedBook(of: network)
  private var wasShown = false
  private var expiry: Timeline.Token?

  /// An ad without an ad unit.
  public override init() {}

  var format: SampleCreative.Format { .interstitial }

  /// Requests an ad; the delegate is told later.
  open func fetchAd(_ request: SampleAdRequest) {
    let world = World.current
    world.journal.call(
      from: .adapter, to: network, "fetchAd(_:)", .networkAsked,
      data: request.facts([Fact.adUnitID.orNull(adUnitID), Fact.testMode(request.testMode)])
    ) {
      guard let adUnitID, !adUnitID.isEmpty else {
        return world.soon { self.fail(.badRequest) }
      }
      // Held while a load runs, since nobody else may hold the adapter then.
      let asker = listener
      var isRepeated = false
      SampleAdServer.shared.answer(placement: adUnitID, format: format).arrive { result in
        withExtendedLifetime(asker) { self.answered(result, isRepeated) }
        isRepeated = true
      }
    }
  }

  /// A server's second answer to the same request is told once more, and brings no other ad.
  private func answered(
    _ result: Result<SampleCreative, SampleErrorCode>, _ isRepeated: Bool
  ) {
    switch result {
    case .failure(let code): fail(code)
    case .success(let creative):
      if isRepeated, let creative = self.creative { return tell(.loaded(facts(of: creative))) }
      guard creative.format == format else { return receive(creative) }
      switch creative.common.read(by: MediatedPlayer(of: network, stream: "SampleAdSDK VAST")) {
      case .failure(let code): fail(.vast(code))
      case .success(let common): receive(creative.with(common))
      }
    }
  }

  private func receive(_ creative: SampleCreative) {
    self.creative = creative
    book = MediatedBook(of: network, creative.counting, creative.habits)
    book.loaded()
    creative.vastAd?.happened(.loaded)
    waitForExpiry(creative)
    tell(.loaded(facts(of: creative)))
  }

  private func waitForExpiry(_ creative: SampleCreative) {
    expiry.map(World.current.timeline.cancel)
    expiry = creative.expiresAfter.map { lifetime in
      World.current.after(
        lifetime, "the ad is too old", .adTooOld, by: network, of: self
      ) { $0.expire() }
    }
  }

  private func expire() {
    isExpired = true
    tell(.expired)
  }

  private func fail(_ code: SampleErrorCode) { tell(.failed(code)) }

  private func facts(of creative: SampleCreative) -> Fields {
    var fields = Fields.none
    if creative.format != format { fields[.format] = creative.format.rawValue }
    fields[.headline] = creative.texts["headline"]
    fields[.callToAction] = creative.texts["callToAction"]
    return fields
  }

  // MARK: On the screen

  /// Covers the application, if there is an ad and nothing else covers it; `message` is what the
  /// adapter called.
  @preconcurrency @MainActor func show(over controller: UIViewController?, _ message: String) {
    World.current.journal.call(from: .adapter, to: network, message, .networkShowAsked) {
      guard !wasShown else { return failToShow(.wasShown) }
      guard !isExpired else { return failToShow(.isExpired) }
      guard let creative, let controller, controller.presentedViewController == nil else {
        return failToShow(.noRoom)
      }
      wasShown = true
      if !creative.habits.contains(.expiresOnScreen) { expiry.map(World.current.timeline.cancel) }
      MediatedShow(cover(creative), book: book, lateness: nil, listener: { self.listener }) {
        self.happened($0)
      }.begin(over: controller)
    }
  }

  private func cover(_ creative: SampleCreative) -> MediatedCover {
    var cover = MediatedCover(creative.common, of: network, isRewarded: format == .rewarded)
    (cover.showing, cover.order) = (creative.showing, creative.order)
    (cover.style, cover.badge) = (format == .appOpen ? .welcome : .full, "Ad")
    cover.advertiser = creative.texts["advertiser"] ?? creative.texts["store"]
    cover.facts = creative.facts
    cover.icon = creative.iconPicture?.image
    cover.adChoices = SampleAdInfoView.page
    cover.picture = creative.scene(filling:)
    cover.destination = creative.destination(at:)
    cover.following = creative.following.map { self.cover(creative.with($0)) }
    return cover
  }

  private func failToShow(_ reason: SampleShowError.Reason) {
    tell(.failedToShow(SampleShowError(reason: reason)))
  }

  private func happened(_ event: MediatedShowEvent) {
    switch event {
    case .failed(.isBroken): failToShow(.isBroken)
    case .failed(.noRoom): failToShow(.noRoom)
    case .willPresent: tell(.willPresent)
    case .displayed: tell(.sawImpression)
    case .clicked: tell(.sawClick)
    case .videoStarted: tell(.videoStarted)
    case .videoEnded: tell(.videoEnded)
    case .rewarded: tell(.rewarded)
    case .closing: tell(.closing)
    case .closed: tell(.closed)
    case .paid: break
    }
  }

  // MARK: The delegate

  /// The delegate, of whatever kind.
  var listener: AnyObject? { nil }

  /// The delegate's method for an event, and its call; nil without a delegate, or without a method.
  func call(for event: SampleCoverEvent) -> (message: String, body: () -> Void)? { nil }

  /// Tells the ad's delegate, if there is one.
  func tell(_ event: SampleCoverEvent) {
    guard let call = call(for: event) else { return }
    World.current.journal.callback(
      from: network, to: .adapter, call.message, event.sense, data: event.facts, call.body)
  }
}
