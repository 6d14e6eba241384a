import Catalogue
import Observing
package import Screen

/// The trace's filter while it is being typed.
package struct FilterRoom: Room {
  package static let card = RoomCard(
    .filter, title: "filter the trace",
    explanation: "Shows only the trace rows with these words.", hint: "filter", keys: [Key("/")],
    place: .footer, after: .zoom, CommandManner(speech: .needsScreen), isForSnapshots: false)

  package init?(_ scene: Scene) {}

  package func enter(_ scene: inout Scene) -> [StageEffect] {
    scene.stage.pane = .trace
    return []
  }

  package func pane(_ scene: Scene) -> any Pane {
    TypedLine(.filter, text: scene.stage.trace.filter)
  }

  package var takesText: Bool { true }

  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch key.code {
    case .escape: (scene.stage.overlay, scene.stage.trace.filter) = (nil, "")
    case .enter: scene.stage.overlay = nil
    default:
      scene.stage.trace.filter = key.typing(scene.stage.trace.filter) ?? scene.stage.trace.filter
    }
    scene.stage.trace.selected = nil
    return []
  }

  package func take(_ text: String, _ scene: inout Scene) {
    scene.stage.trace.filter = scene.stage.trace.filter.typing(text)
    scene.stage.trace.selected = nil
  }
}

extension Stage {
  /// Whether the filter is being typed.
  package var isFiltering: Bool { overlay?.room is FilterRoom }
}
