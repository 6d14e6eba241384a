import Simulation

/// What Google hands the adapter in exchange for an ad, whatever its format: hears the adapter's reports,
/// from whatever queue they come, and after whatever goes wrong on the way.
class EventReceiver<Tracker: AnyObject>: NSObject {
  // The tracker keeps its receiver: many adapters hold it weakly, and one that holds it strongly must
  // not keep the ad alive for ever.
  private weak var tracker: Tracker?
  private let wire: Wire
  private let handout: World.Handout

  init(tracker: Tracker, wire: Wire, handout: World.Handout) {
    self.tracker = tracker
    self.wire = wire
    self.handout = handout
  }

  /// Whether the present report is of the ad whose delegate this is; notes it if not.
  func isRightlyAddressed() -> Bool { true }

  /// Writes down what the adapter reports and has the tracker act on it, as long as there is an ad.
  final func heard(
    _ message: String, _ crossing: Crossing = .other, data: Fields = .none,
    _ body: @escaping (Tracker) -> Void
  ) {
    World.answer(handout, to: message, from: .adapter) {
      wire.carry(crossing, message) { [weak tracker, self] in
        World.current.journal.call(from: .adapter, to: .google, message, data: data) {
          guard self.isRightlyAddressed() else { return }
          guard let tracker else {
            return World.current.journal.note(by: .google, "the ad is gone; nothing is counted")
          }
          body(tracker)
        }
      }
    }
  }
}
