import MediatedNetworks
import Simulation
import UIKit

/// A view with a banner or a larger ad of MAX. Once an ad was loaded, it is replaced from time to
/// time.
public final class MAAdView: UIView, MAListened {
  /// Told what happens to the ads.
  public weak var delegate: MAAdViewAdDelegate? { didSet { slot.take() } }
  /// Told what impressions were worth.
  public weak var revenueDelegate: MAAdRevenueDelegate?
  /// Told of requests.
  public weak var requestDelegate: MAAdRequestDelegate?
  /// Told which creatives there are.
  public weak var adReviewDelegate: MAAdReviewDelegate?
  /// Where in the application it is; the ads that come after say so.
  public var placement: String?
  /// Data of at most 8 KB for the publisher's server.
  public var customData: String?
  /// The format.
  public let adFormat: MAAdFormat

  private let slot: MediatedBannerSlot<MAError, MAAd>
  private var clock = MARefreshClock()
  private var timer: Timeline.Token?
  private var extraParameters: [String: String] = [:]
  private var localExtraParameters: [String: Any] = [:]

  /// How long after an answer the next ad is requested, unless the server says something else.
  private static let interval = Duration.seconds(30)

  /// A banner of that ad unit.
  public convenience init(adUnitIdentifier: String) {
    self.init(adUnitIdentifier: adUnitIdentifier, adFormat: .banner)
  }

  /// The same.
  public convenience init(adUnitIdentifier: String, sdk: ALSdk) {
    self.init(adUnitIdentifier: adUnitIdentifier)
  }

  /// An ad of that ad unit and format.
  public init(adUnitIdentifier: String, adFormat: MAAdFormat) {
    self.adFormat = adFormat
    let tooMany = "loadAd() while an ad is loading is ignored"
    slot = MediatedBannerSlot(
      of: appLovin, adUnitID: adUnitIdentifier,
      life: MediatedViewLife(tooMany: .log(tooMany, .orderIgnored)),
      after: ALSdk.shared().starter, naming: .requests)
    super.init(frame: CGRect(origin: .zero, size: adFormat.size))
    slot.vendor = self
  }

  /// The same.
  public convenience init(adUnitIdentifier: String, adFormat: MAAdFormat, sdk: ALSdk) {
    self.init(adUnitIdentifier: adUnitIdentifier, adFormat: adFormat)
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The ad unit.
  public var adUnitIdentifier: String { slot.id.key }

  /// Nobody keeps it any more: nobody hears of its ads.
  package func letGo() { isLetGo = true }
  package private(set) var isLetGo = false

  /// Whether it will ask for its next ad by itself, and ignores a load until then.
  package var isReplacingItself: Bool { clock.state == .waiting }

  // MARK: Asking

  /// Requests an ad. While one is loading, or a refresh is scheduled, nothing happens.
  public func loadAd() { handle("loadAd()", .loadCalled) }

  /// Requests no more ads by itself. Before the first load is over it is ignored, unless the extra parameter
  /// `allow_pause_auto_refresh_immediately` is "true".
  public func stopAutoRefresh() {
    let isAtOnce = extraParameters["allow_pause_auto_refresh_immediately"] == "true"
    asksClock("stopAutoRefresh()", .refreshStopAsked, .stopCalled(isAtOnce: isAtOnce))
  }

  /// Requests ads by itself again.
  public func startAutoRefresh() {
    asksClock("startAutoRefresh()", .refreshStartAsked, .startCalled)
  }

  /// Sets something without a name of its own; nil removes it.
  public func setExtraParameterForKey(_ key: String, value: String?) {
    extraParameters[key] = value
  }

  /// Sets something that stays on the phone; nil removes it.
  public func setLocalExtraParameterForKey(_ key: String, value: Any?) {
    localExtraParameters[key] = value
  }

  private func handle(_ message: String, _ event: MARefreshClock.Event) {
    entering(message) { [self] in obey(clock.handle(event)) }
  }

  /// What the application wants of the clock, about the ad that is in the view.
  private func asksClock(_ message: String, _ sense: Sense, _ event: MARefreshClock.Event) {
    entering(message) { [self] in
      let isIgnored = makes(.ignoresStop)
      about(slot.content?.name) {
        slot.asksNow(message, sense) {
          if sense != .refreshStopAsked || !isIgnored { obey(clock.handle(event)) }
        }
      }
    }
  }

  private func makes(_ mistake: MediatorMistake) -> Bool {
    slot.mediation?.makes(mistake) == true
  }

  private func about(_ ad: String?, _ body: () -> Void) {
    let journal = World.current.journal
    var context = journal.context
    context.ad = ad
    journal.within(context, body)
  }

  private func obey(_ effects: [MARefreshClock.Effect]) {
    for effect in effects {
      switch effect {
      case .ask:
        BannerViews.shared.note(self, of: adUnitIdentifier)
        slot.load("loadAd()") { .loadAsked(isStarted: ALSdk.shared().isInitialized) }
      case .start: startTimer()
      case .stop: stopTimer()
      case .log(let text): slot.logs(text, .orderIgnored)
      case .refuse(let text):
        World.current.journal.note(
          by: slot.mediation?.mediator ?? appLovin, text, violation: .refreshStoppedTooEarly)
      }
    }
  }

  private func startTimer() {
    stopTimer()
    let interval = MediatedServer.shared.refresh(of: slot.id) ?? Self.interval
    // Without a cause: whatever was going on when the clock was set is over by then.
    World.current.journal.within(Context(ad: slot.mediation == nil ? nil : slot.content?.name)) {
      timer = World.current.after(
        interval, "time to refresh", .refreshDue, by: slot.mediation?.mediator ?? appLovin, of: self
      ) { view in
        view.timer = nil
        view.rang()
      }
    }
  }

  private func stopTimer() {
    timer.map(World.current.timeline.cancel)
    timer = nil
  }

  private func rang() {
    guard clock.handle(.rang) == [.ask] else { return }
    guard !makes(.forgetsRefresh) else {
      return World.current.journal.note(
        by: slot.mediation?.mediator ?? appLovin, "the banner is not replaced",
        violation: .refreshForgotten, ad: slot.content?.name,
        data: [Fact.unit(adUnitIdentifier)])
    }
    BannerViews.shared.noteRefresh(
      of: self, unit: adUnitIdentifier, by: slot.mediation?.mediator ?? appLovin,
      ad: slot.content?.name)
    slot.handle(.loadAsked(isStarted: true))
  }

  /// That the application has its ad on the screen, or not any longer, where the ad is another network's.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    note(isOnScreen: window != nil)
  }

  private func note(isOnScreen: Bool) {
    guard slot.mediation != nil, let ad = slot.content?.name else { return }
    World.current.journal.note(
      by: .app, isOnScreen ? "the ad is on the screen" : "the ad is off the screen",
      isOnScreen ? .shown : .takenDown, ad: ad)
    guard isOnScreen else { return }
    notePlaceFlaws(by: slot.mediation?.mediator ?? appLovin) { [weak self] in
      self?.slot.content?.name == ad ? ad : nil
    }
  }

  // MARK: The network's own part

  package typealias Life = MediatedViewLife<MAError>

  package var listener: MAAdDelegate? { delegate }
  package var latency: Duration { slot.latency }
  package var adSize: CGSize {
    let isAdaptive = extraParameters["adaptive_banner"] == "true"
    return isAdaptive ? adFormat.adaptiveSize(forWidth: bounds.width) : adFormat.size
  }

  package func event(for answer: MediatedAnswer) -> Life.Event {
    error(of: answer).map { .failed($0) } ?? .filled
  }

  /// Before the publisher is told, who may stop it, and whether anybody tells them or not.
  package func remember(_ news: MediatedNews<MAError>) {
    switch news {
    case .loaded: obey(clock.handle(.answered))
    case .failed:
      obey(clock.handle(.answered))
      if makes(.forgetsStop) { obey(clock.handle(.startCalled)) }
    // It may have been loaded before the application had a place for it.
    case .paid, .clicked: slot.ad?.placement = placement
    default: break
    }
  }

  package func tell(_ news: MediatedNews<MAError>, of ad: MAAd) {
    switch news {
    case .loaded:
      ad.placement = placement
      if window != nil { note(isOnScreen: true) }
    case .paid: adReviewDelegate?.didGenerateCreativeIdentifier(identify(ad), for: ad)
    case .way(.pageOpened): delegate?.didExpand(ad)
    case .way(.pageClosed): delegate?.didCollapse(ad)
    default: break
    }
    tellDelegates(news, of: ad)
  }
}
