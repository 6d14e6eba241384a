import Observing
import Playing
import Scenarios
import Simulation

extension AdapterStage {
  /// Requests an ad and lets time pass until it has come. Throws a ``LoadFailure`` if none comes.
  public func load() async throws {
    await perform(.load(unit: Self.unit))
    guard let session, let ad = session.ledgers.newest(of: Self.unit), ad.line != nil else {
      throw LoadFailure(session?.ledgers.waterfalls[Self.unit])
    }
  }

  /// Puts the ad on the screen.
  public func show() async { await perform(.show(unit: Self.unit)) }

  /// Has the ad on the screen for so long, wholly in view.
  public func see(for time: Duration) async {
    if session?.isFeedAtAd == false { await perform(.visible(true)) }
    await perform(.advance(time))
  }

  /// Scrolls the ad out of view.
  public func scrollAway() async { await perform(.visible(false)) }

  /// Touches a part of the ad on the screen, by its word in scripts: `"callToAction"`, `"headline"`,
  /// `"media"`, `"banner"` …, which is also its `accessibilityIdentifier` on a page over the
  /// application. If it is not there nothing is touched, and ``trace`` says so.
  public func tap(_ part: String) async {
    guard let target = Target(rawValue: part) else {
      return await drive { session in
        session.journal.note(by: .user, "\(part) is not on the screen")
      }
    }
    await perform(.tap(target))
  }

  /// Closes what covers the application: the ad, or the page that a tap has opened. After a tap that
  /// left the application, returns to it.
  public func close() async { await perform(.close) }

  /// Takes the ad off the screen; the adapter of a native ad is told `didUntrackView`.
  public func untrack() async { await perform(.dismiss(unit: Self.unit)) }

  /// Leaves the application.
  public func background() async { await perform(.background) }

  /// Returns to the application.
  public func foreground() async { await perform(.foreground) }

  /// Lets time pass.
  public func advance(_ time: Duration) async { await perform(.advance(time)) }

  /// Does what a tester does with every ad: loads it, shows it, looks at it, taps it, and closes what
  /// there is to close. Throws a ``LoadFailure`` if no ad comes.
  public func playRound() async throws {
    try await load()
    for action in usualRound.dropFirst() { await perform(action) }
  }

  /// When it is now, since the stage was first used.
  public var now: Duration { session.map { $0.now - .start } ?? .zero }
}
