package import Observing
package import Screen

/// What adplay is about, and all keys.
package struct HelpRoom: ScrolledRoom {
  package static let card = RoomCard(
    name: "help", title: "help", explanation: "Shows all keys.", keys: [Key("?")], place: .over,
    after: .palette)

  package var scroll: Int

  package init(scroll: Int) { self.scroll = scroll }
  package init?(_ stage: Stage, _ state: StageState) { self.init(scroll: 0) }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    HelpPane(scroll: scroll)
  }

  package func rows(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> Int {
    keyMap.helpLines(width: keyMap.helpWidth(in: stage.size)).count
  }
}

extension StageCommand {
  package static let help = StageCommand.room(HelpRoom.card.name)
}
