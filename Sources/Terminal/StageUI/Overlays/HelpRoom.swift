import Catalogue
package import Observing
package import Screen

/// What adplay is about, all keys, and the words of the trade; what is searched for can be done.
package struct HelpRoom: ScrolledRoom {
  package static let card = RoomCard(
    name: "help", title: "help", explanation: "Shows all keys and explains words; / searches.",
    keys: [Key("?")], place: .over, after: .palette)

  package var scroll: Int
  /// What is searched for; nil while the help is read.
  private(set) var query: String?
  /// The chosen one of what was found.
  private(set) var selected = 0

  package init(scroll: Int) { self.scroll = scroll }
  package init?(_ stage: Stage, _ state: StageState) { self.init(scroll: 0) }

  private init(query: String, selected: Int = 0) {
    scroll = 0
    self.query = query
    self.selected = selected
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    guard let query else { return HelpPane(scroll: scroll) }
    return HelpSearchPane(query: query, selected: selected)
  }

  package func rows(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> Int {
    keyMap.helpLines(width: keyMap.helpWidth(in: stage.size)).count
  }

  package var takesText: Bool { query != nil }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    guard let query else {
      guard key == Key("/") else { return read(key, &stage, state, keyMap) }
      stage.keep(HelpRoom(query: ""))
      return []
    }
    let last = keyMap.helpTopics(matching: query).count - 1
    switch key.code {
    case .escape: stage.keep(HelpRoom(scroll: 0))
    case .up: stage.keep(HelpRoom(query: query, selected: max(0, selected - 1)))
    case .down: stage.keep(HelpRoom(query: query, selected: max(0, min(last, selected + 1))))
    case .backspace: stage.keep(HelpRoom(query: String(query.dropLast())))
    case .character(let character) where key.modifiers.isEmpty:
      stage.keep(HelpRoom(query: query + String(character)))
    case .enter: return click(row: selected, &stage, state, keyMap)
    default: break
    }
    return []
  }

  /// Does what was found, if it is something to do.
  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    let topics = keyMap.helpTopics(matching: query ?? "")
    guard topics.indices.contains(row), let command = topics[row].command else { return [] }
    stage.overlay = nil
    return stage.ask(command, state, keyMap)
  }
}

extension StageCommand {
  package static let help = StageCommand.room(HelpRoom.card.name)
}
