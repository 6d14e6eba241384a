import Simulation

/// The last ad that covered the application, for one that follows it.
final class LastCover {
  static var shared: LastCover { World.current.instance { LastCover() } }

  private var gone: Instant?
  /// How long the journal was then.
  private var entries = 0
  private static let tooSoon = Duration.seconds(1)

  /// An ad is gone, and the user sees the application.
  func left() {
    gone = World.current.timeline.now
    entries = World.current.journal.entries.count
  }

  /// An app-open ad is presented; notes that another ad was there a moment ago, and that the user has not
  /// left the application since.
  func presents(_ name: String) {
    let (journal, now) = (World.current.journal, World.current.timeline.now)
    guard let gone, now < gone + Self.tooSoon, !journal.isOrdered,
      !journal.inputs(after: entries).contains(where: { $0.sense == .left })
    else { return }
    journal.note(
      by: .google, "an app-open ad follows another ad at once", violation: .appOpenAfterAd, ad: name
    )
  }
}
