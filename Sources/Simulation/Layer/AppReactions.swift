/// What the application does at once when it hears something of its ads.
package final class AppReactions {
  package static var shared: AppReactions { World.current.instance { AppReactions() } }

  /// Called once the application has heard some news of a unit.
  package var react: (_ unit: String, _ news: AppNews) -> Void = { _, _ in }

  /// The newest ad of each unit whose ads the application has let go of.
  private var letGo: [String: Int] = [:]

  /// The application has let go of this ad and those before it: it does nothing about them any more.
  package func letGo(of ad: String?) {
    if let ad = ad.flatMap(AdName.init) { letGo[ad.unit] = ad.number }
  }

  func isLetGo(_ ad: String?) -> Bool {
    guard !letGo.isEmpty, let ad = ad.flatMap(AdName.init) else { return false }
    return ad.number <= letGo[ad.unit] ?? 0
  }

  private var added: [String: Int] = [:]

  /// The application listens once more to the ads of a unit.
  package func addListener(to unit: String) { added[unit, default: 0] += 1 }

  /// How many listeners hear of the ads of a unit.
  func listeners(to unit: String) -> Int { max(1, added[unit] ?? 1) }

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
