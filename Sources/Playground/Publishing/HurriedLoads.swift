import Simulation

/// The banners that an application asks for within half a minute after the last one of their unit, which it has let go of:
/// one may be a user who turns a page; the third in a row comes of a view that is made anew again and again.
struct HurriedLoads {
  private var streaks: [String: (last: Instant, count: Int)] = [:]
  private static let tooMany = 3
  private static let usual = Duration.seconds(30)

  /// The application asks for the unit's next banner.
  mutating func ask(for unit: String) {
    let now = World.current.timeline.now
    let isHurried = streaks[unit].map { now < $0.last + Self.usual } ?? false
    let count = isHurried ? (streaks[unit]?.count ?? 0) + 1 : 0
    streaks[unit] = (now, count)
    guard count == Self.tooMany else { return }
    OrderMistake(
      deed: "asks for the third banner in a row within half a minute of the last",
      violation: .bannerReplacedTooSoon
    ).note(of: unit)
  }
}
