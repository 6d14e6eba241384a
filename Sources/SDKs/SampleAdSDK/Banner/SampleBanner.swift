import MediatedNetworks
import Simulation

/// A banner of the Sample network: loads its ad, draws it, and tracks taps and visibility itself.
open class SampleBanner: UIView {
  /// The ad unit, as the Sample network calls it.
  open var adUnit: String?
  /// Told how the load went and what happens to the banner.
  open weak var delegate: (any SampleBannerAdDelegate)?

  /// Whether the answer is for a banner, as requested: a misconfigured server sends something else.
  public var isOfRequestedFormat: Bool { creative.format == .native }

  private(set) var creative = SampleCreative()
  private let book = MediatedBook(of: network)
  private var sight: MediatedSight?
  private var webView: MediatedWebView?
  /// Whether the delegate was told so of the last click.
  private var hasSaidThatItLeaves = false
  /// Held while a load runs, since nobody else may hold the adapter then.
  private var asker: (any SampleBannerAdDelegate)?

  // MARK: Loading

  /// Requests an ad; the delegate is told later.
  open func fetchAd(_ request: SampleAdRequest) {
    let world = World.current
    world.journal.call(
      from: .adapter, to: network, "fetchAd(_:)", .networkAsked,
      data: request.facts([
        Fact.adUnitID.orNull(adUnit), Fact.size(sizeInWords), Fact.testMode(request.testMode),
      ])
    ) {
      guard let adUnit, !adUnit.isEmpty else { return world.soon { self.fail(.badRequest) } }
      asker = delegate
      SampleAdServer.shared.answer(placement: adUnit).arrive { result in
        defer { self.asker = nil }
        switch result {
        case .failure(let code): self.fail(code)
        case .success(let creative): self.receive(creative)
        }
      }
    }
  }

  private func receive(_ creative: SampleCreative) {
    if self.creative != creative { draw(creative) }
    book.loaded()
    tell("bannerDidLoad(_:)", .networkAnswered, data: facts) { $0.bannerDidLoad(self) }
  }

  private func fail(_ code: SampleErrorCode) {
    tell(
      "banner(_:didFailToLoadAdWith:)", .networkFailed,
      data: [Fact.code(code.rawValue), Fact.error(code.description)]
    ) { $0.banner(self, didFailToLoadAdWith: code) }
  }

  private func draw(_ creative: SampleCreative) {
    self.creative = creative
    (book.counting, book.habits) = (creative.counting, creative.habits)
    // A full-screen ad is as large as it is, whatever size was requested.
    if creative.format == .interstitial { frame.size = CGSize(width: 320, height: 480) }
    SampleBannerArtist(creative).draw(in: self)
    guard gestureRecognizers?.isEmpty != false else { return }
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tapped() })
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    SampleBannerArtist(creative).layOut(in: self)
  }

  // MARK: Watching

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    sight?.end()
    webView?.end()
    (sight, webView) = (nil, nil)
    guard window != nil else { return }
    webView = MediatedWebView(in: self, book, by: network)
    sight = MediatedSight(self, book, by: network) { [weak self] in self?.seen() }
  }

  private func seen() {
    guard !book.isOver, !book.overlooks() else { return }
    book.saw()
    tell("bannerDidRecordImpression(_:)", .networkSawImpression) {
      $0.bannerDidRecordImpression(self)
    }
    book.clickByItself {
      tellClick()
      openDestination()
    }
  }

  private func tapped() {
    hasSaidThatItLeaves = false
    guard !book.overlooksTap() else { return }
    book.tapped(tellClick)
    openDestination()
  }

  private func tellClick() {
    tell("bannerDidRecordClick(_:)", .networkSawClick) { $0.bannerDidRecordClick(self) }
  }

  // MARK: Where a click leads

  private func openDestination() {
    book.leads { [self] in open(over: UIApplication.shared.keyWindow?.topmostController) }
  }

  private func open(over controller: UIViewController?) {
    creative.destination().open(over: controller, for: delegate) { step in
      switch step {
      case .pageOpened:
        self.tell("bannerWillPresentScreen(_:)", .networkPageOpened) {
          $0.bannerWillPresentScreen(self)
        }
      case .pageShown: break
      case .pageClosing:
        self.tell("bannerWillDismissScreen(_:)", .networkPageClosing) {
          $0.bannerWillDismissScreen(self)
        }
      case .pageClosed:
        self.tell("bannerDidDismissScreen(_:)", .networkPageClosed) {
          $0.bannerDidDismissScreen(self)
        }
      case .leavesApp: if !self.hasSaidThatItLeaves { self.sayThatItLeaves() }
      }
    }
  }

  /// A delegate that is not told of clicks hears of every one that it leaves the application.
  func sayThatItLeaves() {
    hasSaidThatItLeaves = true
    tell("bannerWillLeaveApplication(_:)", .networkLeavesApp) {
      $0.bannerWillLeaveApplication(self)
    }
  }

  // MARK: The delegate

  /// Tells the delegate, if there is one.
  private func tell(
    _ message: String, _ sense: Sense, data: Fields = .none,
    _ body: (any SampleBannerAdDelegate) -> Void
  ) {
    guard let delegate else { return }
    World.current.journal.callback(
      from: network, to: .adapter, message, sense, data: data
    ) { body(delegate) }
  }

  private var sizeInWords: String { bounds.size.inWholePoints }

  private var facts: Fields {
    var fields: Fields = [Fact.size(sizeInWords)]
    if creative.format != .native { fields[.format] = creative.format.rawValue }
    fields[.headline] = creative.texts["headline"]
    fields[.body] = creative.texts["body"]
    fields[.callToAction] = creative.texts["callToAction"]
    return fields
  }
}
