import Catalogue
package import Observing
package import Screen

/// The trace's filter while it is being typed.
package struct FilterRoom: Room {
  package static let card = RoomCard(
    .filter, title: "filter the trace",
    explanation: "Shows only the trace rows with these words.", hint: "filter", keys: [Key("/")],
    place: .footer, after: .zoom, CommandManner(speech: .needsScreen), isForSnapshots: false)

  package init?(_ stage: Stage, _ state: StageState) {}

  package func enter(_ stage: inout Stage, _ state: StageState) -> [StageEffect] {
    stage.pane = .trace
    return []
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    TypedLine(.filter, text: stage.trace.filter)
  }

  package var takesText: Bool { true }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch key.code {
    case .escape: (stage.overlay, stage.trace.filter) = (nil, "")
    case .enter: stage.overlay = nil
    default: stage.trace.filter = key.typing(stage.trace.filter) ?? stage.trace.filter
    }
    stage.trace.selected = nil
    return []
  }

  package func take(
    _ text: String, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) {
    stage.trace.filter = stage.trace.filter.typing(text)
    stage.trace.selected = nil
  }
}

extension Stage {
  /// Whether the filter is being typed.
  package var isFiltering: Bool { overlay?.room is FilterRoom }
}
