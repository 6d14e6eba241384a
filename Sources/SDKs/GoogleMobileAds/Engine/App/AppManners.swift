import Simulation

// What Google's SDK notices of an application that uses it wrongly, and is not told elsewhere.

/// A delegate that is held weakly, as all of them are: whether anybody else ever kept it.
///
/// One that goes later may go with the page that it was, which misses nothing.
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

/// The ads that were asked for at once, each time another was refused.
final class RefusedUnits {
  static var shared: RefusedUnits { World.current.instance { RefusedUnits() } }

  private var streaks: [String: Int] = [:]
  /// The first may be a second try.
  private static let storm = 3

  /// The unit is asked; notes the third time in a row that this is done inside of the refusal.
  func asked(_ unit: String, ad: String) {
    let journal = World.current.journal
    guard journal.cause?.sense == .adRefused else {
      streaks[unit] = nil
      return
    }
    streaks[unit, default: 0] += 1
    guard streaks[unit] == Self.storm else { return }
    journal.note(
      by: .google, "\(unit) was asked again inside of each of three refusals",
      violation: .reloadStorm, ad: ad)
  }
}

/// The last ad that covered the application, for one that follows it.
final class LastCover {
  static var shared: LastCover { World.current.instance { LastCover() } }

  private var gone: Instant?
  private static let tooSoon = Duration.seconds(1)

  /// An ad is gone, and the user sees the application.
  func left() { gone = World.current.timeline.now }

  /// An app-open ad is presented; notes that another ad was there a moment ago.
  func presents(_ name: String) {
    guard let gone, World.current.timeline.now < gone + Self.tooSoon,
      !World.current.journal.isOrdered
    else { return }
    World.current.journal.note(
      by: .google, "an app-open ad follows another ad at once", violation: .appOpenAfterAd, ad: name
    )
  }
}

extension Journal {
  /// The entry during which this is happening.
  fileprivate var cause: Entry? { entry(context.cause?.number) }

  /// Whether a user or a script wants an ad to be shown now.
  fileprivate var isOrdered: Bool {
    var next = cause
    while let entry = next {
      if entry.sense == .showWanted { return true }
      next = self.entry(entry.cause)
    }
    return false
  }

  private func entry(_ number: Int?) -> Entry? {
    number.flatMap { number in entries.last { $0.number == number } }
  }
}
