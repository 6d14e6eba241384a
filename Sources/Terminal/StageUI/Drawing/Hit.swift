package import Scenarios

/// What a click with the mouse can hit.
package enum Hit: Equatable, Sendable {
  case pane(PaneName)
  case unit(String)
  case target(Target)
  case entry(Int)
  case command(StageCommand)
  /// A row of the room that stands in place of the counts.
  case row(Int)
  case overlayRow(Int)
  /// One of the choices beside each other in an overlay.
  case overlayLine(Int)
  case overlay
}

/// Where panes are on the stage, in the order in which the focus goes through them.
package enum PaneName: CaseIterable, Equatable, Sendable {
  case ads, device, ledgers, trace
}
