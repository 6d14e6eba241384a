import Simulation

/// The delegates that custom events were given. A custom event holds its delegate weakly, and may
/// answer after its request was given up: the delegate has to be there as long as it is.
final class CustomEventListeners {
  static var shared: CustomEventListeners { World.current.instance { CustomEventListeners() } }

  private var kept: [Kept] = []
  /// How many entries are allowed before those of dead custom events are removed.
  private var limit = 64

  private struct Kept {
    weak var event: AnyObject?
    let listener: AnyObject
  }

  func keep(_ listener: AnyObject, of event: AnyObject) {
    if kept.count > limit {
      kept.removeAll { $0.event == nil }
      limit = max(64, kept.count * 2)
    }
    kept.append(Kept(event: event, listener: listener))
  }
}
