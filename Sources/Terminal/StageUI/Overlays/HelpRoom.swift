import Catalogue
import Observing
package import Screen

/// What adplay is about, all keys, and the words of the trade; what is searched for can be done.
package struct HelpRoom: ScrolledRoom, ListRoom {
  package static let card = RoomCard(
    .help, title: "help", explanation: "Shows all keys and explains words; / searches.",
    keys: [Key("?")], place: .over, after: .palette,
    CommandManner(group: .program))

  package var scroll: Int
  /// What was found while something is searched for; the help is scrolled otherwise.
  package var list = ListPlace()

  package init(scroll: Int) { self.scroll = scroll }
  package init?(_ scene: Scene) { self.init(scroll: 0) }

  package func pane(_ scene: Scene) -> any Pane {
    list.query == nil ? page(scene) : listed(scene)
  }

  package func reading(_ scene: Scene) -> ReadingSheet {
    let width = scene.inside(132)
    return ReadingSheet(
      sheet: .help(isSearching: false), width: 132,
      lines: scene.keysOffered.helpLines(width: width))
  }

  /// What was found is done, if it is something to do.
  package func rows(_ scene: Scene) -> [SheetRow] {
    let width = scene.inside(132)
    return scene.keysOffered.searchedTopics.map { topic in
      SheetRow(
        topic.lines(width: width)[0].cells,
        below: topic.lines(width: width).dropFirst().map(\.cells),
        searched: topic.text,
        spoken: { _ in AccessibleText.named(topic.title, topic.explanation) }
      ) { scene in
        guard let command = topic.command else { return [] }
        scene.stage.overlay = nil
        return scene.ask(command)
      }
    }
  }

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    ListSheet(sheet: .help(isSearching: true), width: 132, height: scene.size.height)
  }

  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    list.query == nil && key != Key("/")
      ? read(key, &scene) : turn(key, &scene)
  }

  package func wheel(by step: Int, _ scene: inout Scene) {
    if list.query == nil {
      scroll(by: step * 3, &scene)
    } else {
      move(by: step, &scene)
    }
  }
}
