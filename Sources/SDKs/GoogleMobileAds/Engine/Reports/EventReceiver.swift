import AdServing
import Simulation

/// What Google hands the adapter in exchange for an ad, in any format: receives the adapter's
/// reports, from any queue, and after any wire fault.
///
/// It is made where the adapter answers, which may be on any queue, and is deaf until main has
/// accepted the ad. Its changing state is touched on main only.
class EventReceiver<Tracker: ReportedAd>: NSObject, MediationAdEventDelegate, LeaveReporter {
  // The tracker keeps its receiver: many adapters hold it weakly, and one that holds it strongly
  // must not keep the ad alive forever.
  private weak var tracker: Tracker?
  private var handout: Errand?
  /// The ad this delegate belongs to.
  private(set) var ad: String?
  /// Whether it has reported a reward.
  private var isRewarded = false
  private let wire: Wire
  private let naming: AdapterNaming

  required init(wire: Wire, naming: AdapterNaming) {
    self.wire = wire
    self.naming = naming
  }

  /// The ad was accepted: what the adapter reports about it now goes to this tracker, for the
  /// present reasons.
  final func listen(for tracker: Tracker, of ad: String?) {
    self.tracker = tracker
    self.ad = ad
    handout = World.current.handout
  }

  /// Whether the present report is about the ad this delegate belongs to; notes it if not.
  func isRightlyAddressed() -> Bool { true }

  /// Records what the adapter reports and has the tracker act on it, as long as there is an ad.
  final func heard(
    _ message: String, _ sense: Sense, _ crossing: Crossing = .other, data: Fields = .none,
    _ body: @escaping (Tracker) -> Void
  ) {
    World.hear(message, from: .adapter, { self.handout }) {
      self.wire.carry(crossing, message) { [weak tracker = self.tracker, self] in
        World.current.journal.call(from: .adapter, to: .google, message, sense, data: data) {
          guard self.isRightlyAddressed() else { return }
          let isAgain = sense == .rewardReported && self.isRewarded
          self.isRewarded = self.isRewarded || sense == .rewardReported
          guard let tracker else {
            // A second reward is one too many, whether or not somebody would still give it.
            return World.current.journal.note(
              by: .google, "the ad is gone; nothing is counted",
              violation: isAgain ? .rewardTwice : nil)
          }
          body(tracker)
        }
      }
    }
  }

  /// The same for a report that interfaces of all kinds have, each under a name of its own.
  final func heard(
    _ call: AdapterCall, _ sense: Sense, _ crossing: Crossing = .other, data: Fields = .none,
    _ body: @escaping (Tracker) -> Void
  ) {
    heard(naming[call], sense, crossing, data: data, body)
  }

  // MARK: What is reported in every format

  final func reportImpression() {
    heard(.impression, .impressionReported, .impression) { [wire] tracker in
      wire.carry(.impressionCount, "the impression's count") { tracker.impressionReported() }
    }
  }

  final func reportClick() {
    heard(.click, .clickReported, .click) { [wire] tracker in
      wire.carry(.clickCount, "the click's count") { tracker.clickReported() }
    }
  }

  final func willPresentFullScreenView() {
    heard(.willPresent, .willPresent, .presentation) { $0.willPresent() }
  }

  final func didFailToPresentWithError(_ error: any Error) {
    heard(.presentFailed, .presentFailed, .refusal, data: (error as NSError).facts) {
      $0.couldNotPresent(error)
    }
  }

  final func willDismissFullScreenView() {
    heard(.willDismiss, .willDismiss, .dismissal) { $0.willDismiss() }
  }

  final func didDismissFullScreenView() {
    heard(.didDismiss, .didDismiss, .dismissal) { $0.didDismiss() }
  }

  /// Only custom events of SDK 7 say so; the system tells the application.
  final func willLeaveApplication() {
    heard(.willLeave, .willLeave) { _ in }
  }
}
