import Simulation

/// The loads that are under way, one for each placement.
struct PlacementLoads {
  /// When each is over; nil for one that never is.
  private var ends: [String: Instant?] = [:]

  /// Whether a load of the placement may begin: none is under way. It lasts this long, or for ever.
  mutating func begin(_ placement: String, for latency: Duration?) -> Bool {
    let now = World.current.timeline.now
    if let end = ends[placement], end.map({ $0 > now }) ?? true { return false }
    ends.updateValue(latency.map { now + $0 }, forKey: placement)
    return true
  }
}
