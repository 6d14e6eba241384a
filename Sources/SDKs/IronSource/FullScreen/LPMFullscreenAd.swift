import MediatedNetworks
import Simulation
import UIKit

/// What an ad's delegate can be told.
enum LPMNews {
  case loaded(LPMAdInfo)
  case failed(String, LPMError)
  case displayed(LPMAdInfo)
  case notDisplayed(LPMAdInfo, LPMError)
  case clicked(LPMAdInfo)
  case changed(LPMAdInfo)
  case rewarded(LPMAdInfo, LPMReward)
  case closed(LPMAdInfo)
}

/// The part that interstitials and rewarded ads have in common.
final class LPMFullscreenAd: MediatedAd {
  let adId: String
  let id: MediatedAdID
  var holder: MediatedHolder
  /// The delegate's method for what it can be told, and its call; nil without a delegate.
  var call: (LPMNews) -> (message: String, body: () -> Void)? = { _ in nil }

  private let format: String
  private let isRewarded: Bool
  private let requests: MediatedRequests
  private var life = LPMAdState()
  private var answer: MediatedAnswer?
  private var info: LPMAdInfo
  private var error = LPMError(.serverError)
  private var expiry: Timeline.Token?
  private var show: MediatedShow?
  private weak var controller: UIViewController?
  private var placement: String?

  init(_ adUnitId: String, _ format: String, isRewarded: Bool) {
    adId = LPMIdentifier.next()
    id = MediatedAdID(network: LevelPlayNetwork.name, key: adUnitId)
    requests = MediatedRequests(of: id)
    holder = MediatedHolder(of: levelPlay, adUnitID: adUnitId)
    self.format = format
    self.isRewarded = isRewarded
    info = LPMAdInfo(adId: adId, adUnitId: adUnitId, format: format, nil)
  }

  var isReady: Bool { life.state == .ready }

  var reward: LPMReward { LPMReward((answer?.creative ?? MediatedCreative()).reward) }

  func load() {
    entering("loadAd()") { [self] in
      holder.take()
      holder.asksForAd("loadAd()", id) {
        obey(life.handle(.loadAsked(isStarted: LevelPlay.isStarted)))
      }
    }
  }

  func show(from controller: UIViewController, placement: String?) {
    let message = "showAd(viewController:placementName:)"
    entering(message) { [self] in show(message, from: controller, placement: placement) }
  }

  private func show(_ message: String, from controller: UIViewController, placement: String?) {
    holder.take()
    var facts = Fields.none
    facts["placement"] = placement.map { .string($0) }
    holder.asks(message, .networkShowAsked, data: facts) {
      self.controller = controller
      if isReady { self.placement = placement }
      let isCapped =
        placement.map { MediatedServer.shared.isCapped($0, of: LevelPlayNetwork.name) } ?? false
      obey(life.handle(.showAsked(isCapped: isCapped)))
    }
  }

  func changePrice(to price: Double?) {
    guard isReady else { return }
    answer?.price = price
    makeInfo()
    obey(life.handle(.changed))
  }

  func expire() { obey(life.handle(.expired)) }

  // MARK: Obeying

  private func obey(_ effects: [LPMAdState.Effect]) { effects.forEach(obey) }

  private func obey(_ effect: LPMAdState.Effect) {
    switch effect {
    case .request: request()
    case .tellLoaded: tell(.loaded(info), .networkAnswered, info.facts)
    case .tellFailed: tellFailed(error)
    case .tellChanged: tell(.changed(info), .adInfoChanged, info.facts)
    case .present: present()
    case .tellClosed: tell(.closed(info), .networkClosed)
    case .tellNotShown(let failure): tellNotShown(LPMError(failure))
    case .refuseToLoad(let code): World.current.soon { self.tellFailed(LPMError(code)) }
    case .refuseToShow(let code): World.current.soon { self.tellNotShown(LPMError(code)) }
    case .noteExpiry:
      cancelExpiry()
      holder.logs("the ad expired; nobody is told", .networkExpired)
    }
  }

  private func request() {
    cancelExpiry()
    answer = nil
    MediatedServer.shared.note(self, for: id)
    requests.ask { self.answered($0) }
  }

  private func answered(_ answer: MediatedAnswer) {
    if let error = LPMError(answer.outcome) {
      self.error = error
      return obey(life.handle(.failed))
    }
    if life.state == .loading {
      self.answer = answer
      makeInfo()
      expiry = answer.expiresAfter.map {
        World.current.after($0, "the ad is too old", .adTooOld, by: levelPlay, of: self) {
          $0.expire()
        }
      }
    }
    obey(life.handle(.filled))
  }

  private func makeInfo() {
    info = LPMAdInfo(
      adId: adId, adUnitId: id.key, format: format, answer, placement: placement)
  }

  private func present() {
    cancelExpiry()
    guard let answer else { return }
    makeInfo()
    let show = MediatedShow(
      answer, of: levelPlay, isRewarded: isRewarded,
      price: answer.price.flatMap { MicroDollars(perImpression: $0) }
    ) { self.happened($0) }
    self.show = show
    show.begin(over: controller)
  }

  private func happened(_ event: MediatedShowEvent) {
    switch event {
    case .failed(let failure): obey(life.handle(.notShown(failure)))
    case .displayed: tell(.displayed(info), event.sense)
    case .paid: LevelPlay.tellImpression(info, holder)
    case .clicked: tell(.clicked(info), event.sense)
    case .rewarded(let reward):
      tell(
        .rewarded(info, LPMReward(reward)), event.sense,
        ["amount": .int(reward.amount), "type": .string(reward.type)])
    case .hidden: obey(life.handle(.closed))
    }
  }

  private func cancelExpiry() {
    expiry.map(World.current.timeline.cancel)
    expiry = nil
  }

  // MARK: Telling

  private func tellFailed(_ error: LPMError) {
    tell(.failed(id.key, error), .networkFailed, Optional(error).facts)
  }

  private func tellNotShown(_ error: LPMError) {
    tell(.notDisplayed(info, error), .networkShowFailed, Optional(error).facts)
  }

  private func tell(_ news: LPMNews, _ sense: Sense, _ facts: Fields = .none) {
    guard let call = call(news) else { return }
    holder.hears(call.message, sense, data: facts, call.body)
  }
}

/// Identifiers of ad objects, the same in every run of a world.
final class LPMIdentifier {
  private static var shared: LPMIdentifier { World.current.instance { LPMIdentifier() } }
  private var last = 0

  static func next() -> String {
    shared.last += 1
    return "levelplay-\(shared.last)"
  }
}
