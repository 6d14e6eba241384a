import AdServing
import Simulation

/// A view that shows a banner, and replaces it from time to time if the ad unit's settings say so.
open class BannerView: UIView {
  /// The ad unit.
  open var adUnitID: String? { didSet { loadIfWanted() } }
  /// Presents what the banner opens. Since SDK 11 a banner without one takes the controller that it is in.
  open weak var rootViewController: UIViewController? { didSet { loadIfWanted() } }
  /// Told what happens to the banner.
  open weak var delegate: (any BannerViewDelegate)? { didSet { listening.set(delegate) } }
  /// Told when an ad comes in a different size than the banner has.
  open weak var adSizeDelegate: (any AdSizeDelegate)?
  /// Told what each impression earned.
  open var paidEventHandler: ((AdValue) -> Void)?
  /// Whether the banner is loaded as soon as it has everything it needs.
  open var isAutoloadEnabled = false { didSet { loadIfWanted() } }
  /// The part of the application that its impressions are reported for; 0 for none. The one that is
  /// set when an impression is counted is meant.
  open var placementID: Int64 = 0
  /// How the last request was answered; nil before the first answer.
  open private(set) var responseInfo: ResponseInfo?

  /// Whether the last ad can be folded by the user. Only Google's own can; all ads here are
  /// mediated.
  open var isCollapsible: Bool { false }

  /// The size to request. An ad already on screen is told about a change.
  open var adSize: AdSize {
    didSet {
      guard !isAdSizeEqualToSize(size1: oldValue, size2: adSize) else { return }
      frame.size = adSize.size
      tellNewSize()
    }
  }

  /// The sizes in which an ad may come beside ``adSize``.
  var otherSizes: [AdSize] { [] }
  /// Whether the publisher says when the impression counts.
  var isCountedByHand: Bool { false }
  /// Google's side of the ad on screen.
  var tracker: BannerTracker? { shown?.keeper }

  /// The journal name of the ad on screen.
  package var adName: String? { shown?.name }

  private let listening = Listening()
  private var shown: (name: String, keeper: BannerTracker, view: UIView)?
  private var isLoading = false
  private var request = Request()
  private var source = AdSource.request
  private var hasAsked = false
  /// The size requested last.
  private var askedSize: AdSize?
  private var clock = RefreshClock()
  private var timer: Timeline.Token?

  private var world: World { World.current }

  /// A banner of this size, in the corner of its superview.
  public convenience init(adSize: AdSize) {
    self.init(adSize: adSize, origin: .zero)
  }

  /// A banner of this size at this place.
  public init(adSize: AdSize, origin: CGPoint) {
    self.adSize = adSize
    super.init(frame: CGRect(origin: origin, size: adSize.size))
    clipsToBounds = true
    movingToWindow = { [unowned self] in tellOfWindow($0) }
    AppObjects.note(self, .new)
  }

  /// A banner whose ``adSize`` is set before it is loaded.
  public override convenience init(frame: CGRect) {
    self.init(adSize: AdSizeInvalid, origin: frame.origin)
  }

  /// A banner from an archive; there are none here.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    shown != nil && leavesChoice ? frame.size : adSize.size
  }

  // MARK: Asking

  /// Requests an ad. The delegate is told later, never inside this call; a call during a load
  /// changes nothing.
  open func load(_ request: Request?) { entering("load(_:)") { [self] in ask(request) } }

  /// Loads the ad of an answer that the publisher's server got for a signal. The answer says which ad
  /// unit it is for.
  open func load(with adResponseString: String) {
    entering("load(with:)") { [self] in
      let entry = SignalBook.shared.take(response: adResponseString)
      ask(
        entry?.request.adRequest, "load(with:)", named: entry?.name, of: entry?.unitID,
        from: AdSource(entry))
    }
  }

  private func ask(
    _ request: Request?, _ message: String = "load(_:)", named name: String? = nil,
    of unitID: String? = nil, from source: AdSource = .request
  ) {
    AppObjects.note(self, .used)
    guard !isLoading else {
      return world.journal.note(
        by: .google, "the banner of \(adUnitID ?? "") is loading already",
        violation: .loadWhileLoading)
    }
    // A unit that is set may load by itself otherwise.
    hasAsked = true
    if let unitID { adUnitID = unitID }
    self.request = request ?? Request()
    self.source = source
    if self.request.placementID != 0 { placementID = self.request.placementID }
    BannerViews.shared.note(self, of: adUnitID ?? "")
    AdLoad<BannerFormat>.asked(message, unit: adUnitID ?? "", named: name, begin)
  }

  private func loadIfWanted() {
    guard isAutoloadEnabled, !hasAsked, adUnitID != nil, rootViewController != nil else { return }
    load(nil)
  }

  private func begin(_ name: String) {
    hasAsked = true
    noteIfWithoutSize(name)
    isLoading = true
    askedSize = adSize
    obey(clock.handle(.asked))
    AdLoad(
      BannerFormat(size: adSize, otherSizes: otherSizes), name: name, unitID: adUnitID ?? "",
      request: request, from: source
    ).begin { outcome in self.finish(name, outcome) }
  }

  private func noteIfWithoutSize(_ name: String) {
    guard otherSizes.isEmpty, adSize.size.width <= 0 || adSize.size.height <= 0 else { return }
    world.journal.note(
      by: .google, "invalid ad width or height: \(adSize.size.inWords)",
      violation: .bannerWithoutSize, ad: name)
  }

  private func finish(_ name: String, _ outcome: AdLoad<BannerFormat>.Outcome) {
    isLoading = false
    // Before the application is told, since it may ask again at once.
    obey(clock.handle(.answered(isInWindow: window != nil)))
    switch outcome {
    case .success(let loaded): receive(name, loaded)
    case .failure(let error): fail(error)
    }
  }

  private func receive(_ name: String, _ loaded: LoadedAd<BannerFormat>) {
    responseInfo = loaded.responseInfo
    replaceShown(with: name, loaded)
    let wasInWindow = window != nil
    loaded.tracker.wire.carry(.handover, "the ad") { self.tellReceived() }
    // An application that puts it there when it hears of the ad has had that noted.
    if wasInWindow, window != nil { noteWhetherShown() }
  }

  private func fail(_ error: NSError) {
    responseInfo = error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo
    tellFailed(error)
  }

  /// What the journal says about the answer.
  var answer: Fields { ([Fact.size(frame.size.inWords)] as Fields).adding(responseInfo) }

  func tellReceived() {
    listening.noteIfGone(delegate, ad: adName)
    world.journal.tellApp(
      from: .google, "bannerViewDidReceiveAd(_:)", .adReceived, data: answer
    ) { self.delegate?.bannerViewDidReceiveAd(self) }
  }

  func tellFailed(_ error: NSError) {
    listening.noteIfGone(delegate, ad: nil)
    world.journal.tellApp(
      from: .google, "bannerView(_:didFailToReceiveAdWithError:)", .adRefused,
      data: error.facts.adding(responseInfo)
    ) { self.delegate?.bannerView(self, didFailToReceiveAdWithError: error) }
  }

  // MARK: What is shown

  private func replaceShown(with name: String, _ loaded: LoadedAd<BannerFormat>) {
    if window != nil { noteWhetherShown(false) }
    shown?.view.removeFromSuperview()
    let view = loaded.mediatedAd.view
    loaded.tracker.banner = self
    shown = (name, loaded.tracker, view)
    // The publisher may have changed it during the load.
    if let askedSize, !isAdSizeEqualToSize(size1: askedSize, size2: adSize) { tellNewSize() }
    takeSize(of: view, ad: name)
    view.frame.origin = .zero
    // What the network notices about its view belongs to the ad.
    world.journal.within(loaded.tracker.context.because(of: world.journal.context)) {
      addSubview(view)
    }
  }

  private var leavesChoice: Bool { adSize.leavesChoice || !otherSizes.isEmpty }

  /// If the ad had the choice, the banner becomes as large as the ad.
  private func takeSize(of view: UIView, ad: String) {
    let size = view.bounds.size
    guard leavesChoice, size != frame.size else { return }
    if let adSizeDelegate {
      world.journal.callback(
        from: .google, to: .app, "adView(_:willChangeAdSizeTo:)", .appToldSize, ad: ad,
        data: [Fact.size(size.inWords)]
      ) { adSizeDelegate.adView(self, willChangeAdSizeTo: adSizeFor(cgSize: size)) }
    }
    frame.size = size
  }

  /// What the network notices about its view in there belongs to the application's call.
  private func tellOfWindow(_ tellAll: () -> Void) {
    let isComing = window != nil
    world.journal.call(
      from: .app, to: .google,
      isComing ? "addSubview(bannerView)" : "bannerView.removeFromSuperview()",
      isComing ? .bannerPlaced : .bannerTakenAway, ad: adName, tellAll)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    noteWhetherShown(window != nil)
    obey(clock.handle(window == nil ? .disappeared : .appeared))
  }

  private func noteWhetherShown(_ isOnScreen: Bool = true) {
    guard let shown else { return }
    world.journal.note(
      by: .google, isOnScreen ? "the ad is on the screen" : "the ad is off the screen",
      isOnScreen ? .shown : .takenDown, ad: shown.name)
    guard isOnScreen else { return }
    let name = shown.name
    notePlaceFlaws(by: .google) { [weak self] in self?.adName == name ? name : nil }
  }

  private func tellNewSize() {
    guard let shown else { return }
    let journal = world.journal
    journal.within(shown.keeper.context.because(of: journal.context)) {
      journal.call(
        from: .google, to: .adapter, "changeAdSize(to:)", .sizeSaid,
        data: [Fact.size(adSize.size.inWords)]
      ) { shown.keeper.ad.changeAdSize(to: adSize) }
    }
  }

  // MARK: Asking again

  /// Whether somebody can see it, as far as Google knows.
  private var isInSight: Bool {
    guard visibleFraction == 0 else { return true }
    if UIApplication.shared.applicationState != .background,
      Layers.shared[adUnitID ?? ""]?.refreshesUnseen(adName) == true
    {
      return true
    }
    return tracker != nil && !arrives(.sight, "whether anybody sees the banner")
  }

  /// Whether Google does what it should now.
  private func arrives(_ crossing: Crossing, _ what: String) -> Bool {
    guard let tracker else { return true }
    var hasArrived = false
    var context = world.journal.context
    context.ad = adName
    world.journal.within(context) {
      tracker.wire.carry(crossing, what) { hasArrived = true }
    }
    return hasArrived
  }

  private func obey(_ effects: [RefreshClock.Effect]) {
    for effect in effects {
      switch effect {
      case .start: startTimer()
      case .stop:
        timer.map(world.timeline.cancel)
        timer = nil
      case .ask: if arrives(.refresh, "the banner's next request") { refresh() }
      case .skip:
        world.journal.note(
          by: .google, "the banner is out of sight: it asks for no other ad", .refreshSkipped,
          ad: adName)
      }
    }
  }

  private func startTimer() {
    guard let refresh = AdServer.shared.units[adUnitID ?? ""]?.refresh else { return }
    // Without a cause: whatever was going on when the clock was set is over by then.
    world.journal.within(.none) {
      timer = world.after(refresh, "time to refresh", .refreshDue, by: .google) { [weak self] in
        guard let self else { return }
        timer = nil
        obey(clock.handle(.rang(isInSight: isInSight)))
      }
    }
  }

  private func refresh() {
    BannerViews.shared.noteRefresh(of: self, unit: adUnitID ?? "", by: .google, ad: adName)
    source = .request
    let name = AdServer.shared.nextAdName(unit: adUnitID ?? "")
    let number = world.journal.write(
      .note(violation: nil), from: .google, "the banner asks for another ad", .adAsked, ad: name,
      data: [Fact.unit(adUnitID ?? "")])
    world.journal.within(Context(cause: number, ad: name)) { begin(name) }
  }
}
