import AdServing
import Simulation

/// When the impressions of units were counted: a cap that is set later counts them, too.
final class CappedUnits: Lasting {
  static var shared: CappedUnits { World.current.instance { CappedUnits() } }

  private var times: [String: [Instant]] = [:]

  private var world: World { World.current }

  /// An impression of the present ad is counted.
  func count() {
    guard let unit = world.journal.context.ad.flatMap(AdName.unit) else { return }
    times[unit, default: []].append(world.timeline.now)
    if times[unit, default: []].count > Self.most { times[unit]?.removeFirst() }
  }

  /// The largest number of impressions in a cap.
  private static let most = 1_000

  /// Whether the unit has had its impressions, which is noted.
  func refuses(_ unit: AdUnit) -> Bool {
    guard let cap = unit.cap else { return false }
    let recent = times[unit.id, default: []].filter { world.timeline.now - $0 < cap.time }
    times[unit.id] = recent
    guard recent.count >= cap.impressions else { return false }
    world.journal.note(
      by: .google, "\(unit.id) has had its impressions", .capReached,
      data: [Fact.impressions(recent.count), Fact.milliseconds(cap.time.wholeMilliseconds)])
    return true
  }
}
