import Simulation

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
