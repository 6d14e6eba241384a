import AdServing
import Simulation

/// What all ads that cover the application have in common.
open class PresentableAd: NSObject, FullScreenPresentingAd {
  /// The ad unit.
  public let adUnitID: String
  /// How the request was answered.
  public let responseInfo: ResponseInfo
  /// Told what happens to the ad.
  open weak var fullScreenContentDelegate: (any FullScreenContentDelegate)? {
    didSet { listening.set(fullScreenContentDelegate) }
  }
  /// Told what the impression earned.
  open var paidEventHandler: ((AdValue) -> Void)? {
    didSet { tracker.book.noteIfTooLate(oldValue, ad: name, wasShown: tracker.wasPresented) }
  }

  /// The part of the application that the impression is reported for; 0 for none. The one that is set
  /// when the impression is counted is meant.
  open var placementID: Int64 = 0

  /// The ad's name in the journal.
  package let name: String
  let tracker: FullScreenAdTracker
  let reward: AdReward
  /// Whether its delegate is there.
  let listening = Listening()
  let fate = AdFate()

  init(_ loaded: LoadedAd<FullScreenFormat>, unitID: String) {
    adUnitID = unitID
    responseInfo = loaded.responseInfo
    name = loaded.name
    tracker = loaded.tracker
    reward = AdReward(
      rewardType: loaded.line.reward.type,
      rewardAmount: NSDecimalNumber(value: loaded.line.reward.amount))
    super.init()
    tracker.ad = self
  }

  deinit { fate.end(isHeard: fullScreenContentDelegate != nil) }

  /// Throws the error that presenting would fail with now.
  @preconcurrency @MainActor open func canPresent(
    from rootViewController: UIViewController?
  ) throws {
    if let error = tracker.presentationError(from: rootViewController) { throw error }
  }

  /// What the journal says about the request to show it.
  var presentationFacts: Fields { .none }
  /// What to tell the publisher's server about a reward; nil if nobody asked for that.
  var verification: ServerSideVerification? { nil }

  /// The application is presenting it.
  func willBePresented() {}
  /// The application has just been given the ad.
  func wasHandedOver() {}

  @preconcurrency @MainActor
  func present(
    _ message: String, from controller: UIViewController?, earned: (() -> Void)? = nil
  ) {
    fate.wasPresented = true
    World.current.journal.call(
      from: .app, to: .google, message, .presented, ad: name, data: presentationFacts
    ) {
      willBePresented()
      tracker.present(from: controller, earned: earned)
    }
  }

  /// Asks the lines of the unit; the handler is called later, never inside this call.
  static func load<Ad: PresentableAd>(
    _ format: FullScreenFormat, _ unitID: String, _ request: Request?,
    _ make: @escaping (LoadedAd<FullScreenFormat>, String) -> Ad,
    _ done: @escaping (Ad?, (any Error)?) -> Void
  ) {
    let message = "load(with:request:completionHandler:)"
    entering(message) {
      AdLoad<FullScreenFormat>.asked(message, unit: unitID, format: format.format) { name in
        AdLoad(format, name: name, unitID: unitID, request: request).begin { outcome in
          finish(outcome, at: request?.placementID, { make($0, unitID) }, done)
        }
      }
    }
  }

  /// Asks for the ad of an answer that the publisher's server got for a signal; the handler is called
  /// later, never inside this call.
  static func load<Ad: PresentableAd>(
    _ format: FullScreenFormat, response: String,
    _ make: @escaping (LoadedAd<FullScreenFormat>, String) -> Ad,
    _ done: @escaping (Ad?, (any Error)?) -> Void
  ) {
    let message = "load(with:completionHandler:)"
    entering(message) {
      let entry = SignalBook.shared.take(response: response)
      let unitID = entry?.unitID ?? ""
      AdLoad<FullScreenFormat>.asked(
        message, unit: unitID, format: format.format, named: entry?.name
      ) { name in
        AdLoad(
          format, name: name, unitID: unitID, request: entry?.request.adRequest,
          from: AdSource(entry)
        ).begin { outcome in finish(outcome, at: nil, { make($0, unitID) }, done) }
      }
    }
  }

  private static func finish<Ad: PresentableAd>(
    _ outcome: AdLoad<FullScreenFormat>.Outcome, at placementID: Int64?,
    _ make: (LoadedAd<FullScreenFormat>) -> Ad, _ done: @escaping (Ad?, (any Error)?) -> Void
  ) {
    switch outcome {
    case .success(let loaded):
      let fate = handOver(loaded, at: placementID, make, done)
      fate.noteIfMissed(loaded.name)
    case .failure(let error): LoadAnswer.refused(error) { done(nil, error) }
    }
  }

  /// The ad's fate: when this returns, the ad lives only if the application keeps it.
  private static func handOver<Ad: PresentableAd>(
    _ loaded: LoadedAd<FullScreenFormat>, at placementID: Int64?,
    _ make: (LoadedAd<FullScreenFormat>) -> Ad, _ done: @escaping (Ad?, (any Error)?) -> Void
  ) -> AdFate {
    let ad = make(loaded)
    ad.placementID = placementID ?? 0
    loaded.tracker.wire.carry(.handover, "the ad") {
      LoadAnswer.received(ad.responseInfo) {
        AppObjects.note(ad, .new)
        done(ad, nil)
        AppObjects.note(ad, .used)
      }
    }
    ad.wasHandedOver()
    return ad.fate
  }
}
