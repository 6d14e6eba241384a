/// The last ad that covered the application, for one that follows it.
package final class LastCover {
  package static var shared: LastCover { World.current.instance { LastCover() } }

  private var gone: Instant?
  /// How long the journal was then.
  private var entries = 0
  private static let tooSoon = Duration.seconds(2)
  /// How long an ad may be on its way that the application shows as it comes, and that is still the next one.
  private static let longestLoad = Duration.seconds(30)

  /// An ad is gone, and the user sees the application.
  package func left() {
    gone = World.current.timeline.now
    entries = World.current.journal.entries.count
  }

  /// Whether an ad that is presented now would follow another one at once. Coming back to the application is no reason
  /// to show one; an interstitial, which belongs between two things that the user does, has one with the next.
  package func isFollowed(by violation: Violation) -> Bool {
    let (journal, now) = (World.current.journal, World.current.timeline.now)
    let isShownAsItComes =
      violation == .interstitialAfterAd && journal.decidingCause?.newsForApp == .ad
    guard let gone, now < gone + (isShownAsItComes ? Self.longestLoad : Self.tooSoon),
      !journal.isOrdered
    else { return false }
    return !journal.entries.dropFirst(entries).contains { entry in
      guard entry.kind == .input else { return false }
      return violation == .appOpenAfterAd ? entry.sense == .left : entry.sense != .timePassed
    }
  }

  /// An ad is presented; notes that it follows another one at once.
  package func presents(_ name: String?, _ violation: Violation, by sdk: Party) {
    guard isFollowed(by: violation) else { return }
    let kind = violation == .appOpenAfterAd ? "an app-open ad" : "an interstitial"
    World.current.journal.note(
      by: sdk, "\(kind) follows another ad at once", violation: violation, ad: name)
  }
}
