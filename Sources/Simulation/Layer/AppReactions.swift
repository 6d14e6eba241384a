/// What the application does at once when it hears something of its ads.
package final class AppReactions {
  package static var shared: AppReactions { World.current.instance { AppReactions() } }

  /// Called once the application has heard some news of a unit.
  package var react: (_ unit: String, _ news: AppNews) -> Void = { _, _ in }

  /// Called once the application has heard from a layer that the user is back.
  package var comeBack: () -> Void = {}
  /// What that is called in an entry's facts.
  package static let foreground = "foreground"

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

  /// Something that somebody does whenever a unit tells them something: which of all that.
  package struct Habit: Hashable {
    let unit: String
    package let party: Party
    let number: Int

    package init(of unit: String, by party: Party, number: Int) {
      (self.unit, self.party, self.number) = (unit, party, number)
    }
  }

  private var deeds: [Habit: Int] = [:]

  /// How often they have done so.
  package func deeds(_ habit: Habit) -> Int { deeds[habit] ?? 0 }
  package func count(_ habit: Habit) { deeds[habit, default: 0] += 1 }
  /// They begin anew.
  package func forget(_ habit: Habit) { deeds[habit] = nil }

  private var added: [String: Int] = [:]

  /// The application listens once more to the ads of a unit.
  package func addListener(to unit: String) { added[unit, default: 0] += 1 }

  /// The application listens to no ad of a unit.
  package func removeListeners(from unit: String) { added[unit] = 0 }

  private var missed: [String: Set<AppNews>] = [:]

  /// What the application has no listener for, of the ads of a unit.
  package func setMissed(_ news: [AppNews], of unit: String) {
    missed[unit] = news.isEmpty ? nil : Set(news)
  }

  func misses(_ news: AppNews, of unit: String) -> Bool { missed[unit]?.contains(news) == true }

  /// How many listeners hear of the ads of a unit.
  func listeners(to unit: String) -> Int { added[unit] ?? 1 }

  private var second = Instant.start
  private var count = 0
  private static let mostInASecond = 50

  /// Whether it does one more thing now. Where each answer brings more calls than one, they would grow without an
  /// end; a phone, too, does only so much.
  package func mayReact() -> Bool {
    let world = World.current
    if world.timeline.now >= second + .seconds(1) { (second, count) = (world.timeline.now, 0) }
    count += 1
    if count == Self.mostInASecond + 1 {
      world.journal.note(
        by: .app,
        "the application has done \(Self.mostInASecond) things within a second, and leaves out the rest"
      )
    }
    return count <= Self.mostInASecond
  }
}
