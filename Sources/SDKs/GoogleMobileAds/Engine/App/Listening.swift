import Simulation

/// A delegate that is held weakly, as all of them are: whether anybody else ever kept it.
///
/// A delegate that goes later may be a page that was closed, and then nothing is missed.
final class Listening {
  private var wasNeverKept = false

  /// The application has set its delegate, or taken it away.
  func set(_ delegate: (any AnyObject)?) {
    wasNeverKept = false
    guard delegate != nil else { return }
    World.current.timeline.after(.zero, isQuiet: true) { [weak self, weak delegate] in
      if delegate == nil { self?.wasNeverKept = true }
    }
  }

  /// Somebody is to be told: notes, once, that the delegate has been gone since it was set.
  func noteIfGone(_ delegate: (any AnyObject)?, ad: String?) {
    guard wasNeverKept, delegate == nil else { return }
    wasNeverKept = false
    World.current.journal.note(
      by: .google, "the delegate is gone, and hears nothing", violation: .delegateLetGo, ad: ad)
  }
}
