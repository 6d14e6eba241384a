package import Scenarios
package import Screen

/// What a mouse click can hit.
package enum Hit: Equatable, Sendable {
  case pane(PaneName)
  case unit(String)
  case target(Target)
  /// The button on the card of an ad that is not up.
  case adCard
  case entry(Int)
  case command(StageCommand)
  /// A row of the room in place of the counts.
  case row(Int)
  /// A room that stands beside the others and is not the one that is open.
  case room(String)
  case overlayRow(Int)
  /// One of several choices side by side in an overlay.
  case overlayLine(Int)
  case overlay
  /// The time bar, on which a place is a moment.
  case timeBar(TimeBar)
  /// A kept moment on the time bar.
  case moment(Int)
}

extension Frame<Hit> {
  /// The target at a point; on the time bar, the moment there.
  package func hit(at point: Point) -> Hit? {
    guard let region = region(at: point) else { return nil }
    guard case .timeBar(let bar) = region.target else { return region.target }
    return .moment(bar.place(at: point.x - region.rect.x))
  }
}
