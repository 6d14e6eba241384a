import Catalogue
import Observing
package import Screen

/// The filter of what has the focus, while it is being typed: of a room that is searched, or of the
/// trace.
package struct FilterRoom: Room {
  package static let card = RoomCard(
    .filter, title: "filter the trace",
    explanation: "Shows only the rows with these words, of the trace or of the rules.",
    hint: "filter", keys: [Key("/")],
    place: .footer, after: .zoom, CommandManner(speech: .needsScreen), isForSnapshots: false)

  package init?(_ scene: Scene) {}

  package func enter(_ scene: inout Scene) -> [StageEffect] {
    if !scene.stage.isRoomSearched { scene.stage.pane = .trace }
    return []
  }

  package func pane(_ scene: Scene) -> any Pane {
    TypedLine(.filter, text: scene.stage.filterInFocus)
  }

  package var takesText: Bool { true }

  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch key.code {
    case .escape:
      scene.stage.overlay = nil
      scene.stage.filterInFocus = ""
    case .enter: scene.stage.overlay = nil
    default:
      if let text = key.typing(scene.stage.filterInFocus) { scene.stage.filterInFocus = text }
    }
    return []
  }

  package func take(_ text: String, _ scene: inout Scene) {
    scene.stage.filterInFocus = scene.stage.filterInFocus.typing(text)
  }
}

/// A room beside the phone whose rows can be searched.
protocol SearchedRoom: Room {
  var filter: String { get set }
}

extension Stage {
  /// Whether the filter is being typed.
  package var isFiltering: Bool { overlay?.room is FilterRoom }

  /// Whether a filter is about the room beside the phone.
  var isRoomSearched: Bool { pane == .ledgers && room.room is any SearchedRoom }

  /// Only rows with these words are shown, where the focus is.
  var filterInFocus: String {
    get {
      guard pane == .ledgers, let room = room.room as? any SearchedRoom else { return trace.filter }
      return room.filter
    }
    set {
      guard pane == .ledgers, var room = room.room as? any SearchedRoom else {
        (trace.filter, trace.selected) = (newValue, nil)
        return
      }
      room.filter = newValue
      keep(room)
    }
  }

  private var hasFoundInRoom: Bool { isRoomSearched && !filterInFocus.isEmpty }

  /// The filter whose matches are gone through: the room's, or that of the trace, which is on wherever the focus
  /// is.
  var filterOfMatches: String { hasFoundInRoom ? filterInFocus : trace.filter }

  /// Whether anything is filtered that a key can go through and clear.
  var hasFilter: Bool { !filterOfMatches.isEmpty && !isFiltering }

  /// Goes to the next row that was found, or the one before.
  mutating func goToFound(by step: Int, _ state: StageState) -> [StageEffect] {
    hasFoundInRoom ? moveRow(by: step, state) : goToMatch(by: step, state)
  }
}
