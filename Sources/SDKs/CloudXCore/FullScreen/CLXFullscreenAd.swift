import MediatedNetworks
import Simulation
import UIKit

/// What all ads that cover the application can do.
public protocol CLXFullscreenAd: NSObjectProtocol {
  /// Whether there is an ad to show.
  var isReady: Bool { get }
  /// Requests an ad.
  func load()
  /// Covers the application.
  func show(from viewController: UIViewController)
  /// Covers the application at a place of it, with a text for the publisher's server.
  func show(from viewController: UIViewController, placement: String?, customData: String?)
  /// Lets go of all there is.
  func destroy()
}

/// The part that interstitials and rewarded ads have in common.
public class CLXFullscreenAdBase: NSObject, CLXFullscreenAd, MediatedAd {
  let id: MediatedAdID
  var holder: MediatedHolder
  private let requests: MediatedRequests
  private var life = CLXFullscreenState()
  private var answer: MediatedAnswer?
  private var ad: CLXAd
  private var error = CLXError(.internalError)
  private var expiry: Timeline.Token?
  private var show: MediatedShow?
  private weak var controller: UIViewController?

  /// Told what an impression pays.
  public weak var revenueDelegate: (any CLXAdRevenueDelegate)?

  var format: CLXAdFormat { .interstitial }

  init(_ adUnitId: String) {
    id = MediatedAdID(network: CloudXNetwork.name, key: adUnitId)
    requests = MediatedRequests(of: id)
    holder = MediatedHolder(of: cloudX, adUnitID: adUnitId)
    ad = CLXAd(adUnitId, .interstitial, nil)
    super.init()
  }

  /// Whether there is an ad to show.
  public var isReady: Bool { life.state == .ready }

  /// Requests an ad; ignored, without a word, while there is one or one is on its way.
  public func load() {
    entering("load()") { [self] in
      holder.take()
      holder.asksForAd("load()", id) {
        obey(life.handle(.loadAsked(isStarted: CloudXCore.shared.isInitialized)))
      }
    }
  }

  /// Covers the application.
  public func show(from viewController: UIViewController) {
    show(from: viewController, "show(from:)", placement: nil)
  }

  /// Covers the application at a place of it; the text for the publisher's server has no effect here.
  public func show(
    from viewController: UIViewController, placement: String?, customData: String?
  ) {
    show(from: viewController, "show(from:placement:customData:)", placement: placement)
  }

  private func show(from controller: UIViewController, _ message: String, placement: String?) {
    entering(message) { [self] in
      holder.take()
      var facts = Fields.none
      facts["placement"] = placement.map { .string($0) }
      holder.asks(message, .networkShowAsked, data: facts) {
        self.controller = controller
        if isReady { ad.placement = placement }
        obey(life.handle(.showAsked))
      }
    }
  }

  /// Takes an extra parameter; none has an effect here.
  public func setExtraParameter(_ key: String, value: String?) {}

  /// Lets go of all there is, for good.
  public func destroy() {
    entering("destroy()") { [self] in obey(life.handle(.destroyed)) }
  }

  package func changePrice(to price: Double?) {
    holder.logs("the price of a CloudX ad does not change once it is loaded")
  }

  package func expire() { obey(life.handle(.expired)) }

  // MARK: Obeying

  private func obey(_ effects: [CLXFullscreenState.Effect]) { effects.forEach(obey) }

  private func obey(_ effect: CLXFullscreenState.Effect) {
    switch effect {
    case .waitForStart:
      CloudXCore.shared.starter.afterStart { [weak self] in
        guard let self else { return }
        obey(life.handle(.started))
      }
    case .request: request()
    case .tellLoaded: tellLoaded()
    case .tellFailed: tell(.failed(id.key, error), .networkFailed, Optional(error).facts)
    case .present: present()
    case .refuseToShow: World.current.soon { self.tellNotShown(CLXError(.adNotReady)) }
    case .tellHidden: tell(.hidden(ad), .networkClosed)
    case .tellNotShown(let failure): tellNotShown(CLXError(failure))
    case .noteExpiry:
      cancelExpiry()
      holder.logs("the ad expired; nobody is told", .networkExpired)
    case .ignore(let reason): holder.logs(reason)
    }
  }

  private func request() {
    MediatedServer.shared.note(self, for: id)
    requests.ask { self.answered($0) }
  }

  private func answered(_ answer: MediatedAnswer) {
    if let error = CLXError(answer: answer.outcome) {
      self.error = error
      return obey(life.handle(.failed))
    }
    if life.state == .loading {
      self.answer = answer
      ad = CLXAd(id.key, format, answer)
      expiry = answer.expiresAfter.map {
        World.current.after($0, "the ad is too old", .adTooOld, by: cloudX, of: self) {
          $0.expire()
        }
      }
    }
    obey(life.handle(.filled))
  }

  private func tellLoaded() {
    tell(.loaded(ad), .networkAnswered, ad.facts)
  }

  private func present() {
    cancelExpiry()
    guard let answer else { return }
    let show = MediatedShow(
      answer, of: cloudX, isRewarded: format == .rewarded,
      price: answer.price.flatMap { MicroDollars(perImpression: $0) }
    ) { self.happened($0) }
    self.show = show
    show.begin(over: controller)
  }

  private func happened(_ event: MediatedShowEvent) {
    switch event {
    case .failed(let failure): obey(life.handle(.notShown(failure)))
    case .displayed: tell(.displayed(ad), event.sense)
    case .paid(let price): tellPaid(price)
    case .clicked: tell(.clicked(ad), event.sense)
    case .rewarded(let reward):
      tell(
        .rewarded(ad, CLXReward(reward)), event.sense,
        ["amount": .int(reward.amount), "type": .string(reward.type)])
    case .hidden: obey(life.handle(.hidden))
    }
  }

  private func cancelExpiry() {
    expiry.map(World.current.timeline.cancel)
    expiry = nil
  }

  // MARK: Telling

  private func tellNotShown(_ error: CLXError) {
    tell(.notDisplayed(ad, error), .networkShowFailed, Optional(error).facts)
  }

  private func tellPaid(_ price: MicroDollars?) {
    guard let revenueDelegate else { return }
    var facts = Fields.none
    facts["micros"] = price.map { .int($0.count) }
    holder.hears("didPayRevenue(for:)", .networkPaidTold, data: facts) {
      revenueDelegate.didPayRevenue(for: ad)
    }
  }

  /// What the delegate can be told.
  enum News {
    case loaded(CLXAd)
    case failed(String, CLXError)
    case displayed(CLXAd)
    case notDisplayed(CLXAd, CLXError)
    case clicked(CLXAd)
    case rewarded(CLXAd, CLXReward)
    case hidden(CLXAd)
  }

  /// The delegate's method for it, and its call; nil without a delegate, or without a method.
  func call(for news: News) -> (message: String, body: () -> Void)? { nil }

  private func tell(_ news: News, _ sense: Sense, _ facts: Fields = .none) {
    guard let call = call(for: news) else { return }
    holder.hears(call.message, sense, data: facts, call.body)
  }

  func call(
    for news: News, of delegate: any CLXFullscreenAdDelegate
  ) -> (message: String, body: () -> Void)? {
    switch news {
    case .loaded(let ad): ("didLoad(_:)", { delegate.didLoad(ad) })
    case .failed(let unit, let error):
      ("didFailToLoadAd(_:error:)", { delegate.didFailToLoadAd(unit, error: error) })
    case .displayed(let ad): ("didDisplay(_:)", { delegate.didDisplay(ad) })
    case .notDisplayed(let ad, let error):
      ("didFailToDisplay(_:error:)", { delegate.didFailToDisplay(ad, error: error) })
    case .clicked(let ad): ("didClick(_:)", { delegate.didClick(ad) })
    case .hidden(let ad): ("didHide(_:)", { delegate.didHide(ad) })
    case .rewarded: nil
    }
  }
}

/// An ad between two screens.
public final class CLXInterstitial: CLXFullscreenAdBase {
  /// Told what happens to the ad.
  public weak var delegate: (any CLXInterstitialDelegate)? { didSet { holder.take() } }

  override func call(for news: News) -> (message: String, body: () -> Void)? {
    delegate.flatMap { call(for: news, of: $0) }
  }
}

/// An ad that is watched for a reward.
public final class CLXRewarded: CLXFullscreenAdBase {
  /// Told what happens to the ad.
  public weak var delegate: (any CLXRewardedDelegate)? { didSet { holder.take() } }

  override var format: CLXAdFormat { .rewarded }

  override func call(for news: News) -> (message: String, body: () -> Void)? {
    guard let delegate else { return nil }
    guard case .rewarded(let ad, let reward) = news else { return call(for: news, of: delegate) }
    return ("didRewardUser(for:with:)", { delegate.didRewardUser(for: ad, with: reward) })
  }
}
