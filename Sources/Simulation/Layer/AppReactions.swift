/// What the application does at once when it hears something of its ads.
package final class AppReactions {
  package static var shared: AppReactions { World.current.instance { AppReactions() } }

  /// Called once the application has heard some news of a unit.
  package var react: (_ unit: String, _ news: AppNews) -> Void = { _, _ in }

  private var moment = Instant.start
  private var count = 0
  private static let most = 50

  /// Whether it does one more thing at this moment: where everybody answers at once, time would never go on.
  package func mayReact() -> Bool {
    let now = World.current.timeline.now
    if moment != now { (moment, count) = (now, 0) }
    count += 1
    return count <= Self.most
  }
}
