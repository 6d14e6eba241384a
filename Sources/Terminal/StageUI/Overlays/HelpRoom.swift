import Catalogue
package import Observing
package import Screen

/// What adplay is about, all keys, and the words of the trade; what is searched for can be done.
package struct HelpRoom: ScrolledRoom, ListRoom {
  package static let card = RoomCard(
    .help, title: "help", explanation: "Shows all keys and explains words; / searches.",
    keys: [Key("?")], place: .over, after: .palette, CommandManner(group: .program, speech: .needsScreen))

  package var scroll: Int
  /// What was found while something is searched for; the help is scrolled otherwise.
  package var list = ListPlace()

  package init(scroll: Int) { self.scroll = scroll }
  package init?(_ stage: Stage, _ state: StageState) { self.init(scroll: 0) }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    list.query == nil ? HelpPane(scroll: scroll) : HelpSearchPane(list: list)
  }

  package func rows(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> Int {
    keyMap.helpLines(width: keyMap.helpWidth(in: stage.size)).count
  }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    keyMap.searchedTopics.map(\.text)
  }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    list.query == nil && key != Key("/")
      ? read(key, &stage, state, keyMap) : turn(key, &stage, state, keyMap)
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    if list.query == nil {
      scroll(by: step * 3, &stage, state, keyMap)
    } else {
      move(by: step, &stage, state, keyMap)
    }
  }

  /// Does what was found, if it is something to do.
  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    guard let command = keyMap.searchedTopics[row].command else { return [] }
    stage.overlay = nil
    return stage.ask(command, state, keyMap)
  }
}
