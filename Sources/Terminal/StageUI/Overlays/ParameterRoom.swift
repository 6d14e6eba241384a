import Catalogue
package import Observing
import Scenarios
package import Screen

/// A line's parameter while it is being typed.
package struct ParameterRoom: Room {
  package static let card = RoomCard(
    name: "parameter", title: "parameter of the line",
    explanation: "The parameter the adapter is given.", place: .footer, isForSnapshots: false)

  let line: Int
  private(set) var text: String

  init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  package init?(_ stage: Stage, _ state: StageState) { return nil }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    let label = state.lines.indices.contains(line) ? state.lines[line].label : ""
    return TypedLine(.parameter(line: label), text: text)
  }

  package var takesText: Bool { true }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch key.code {
    case .escape: stage.overlay = nil
    case .enter:
      stage.overlay = nil
      return stage.keepParameter(text, ofLine: line, state)
    case .backspace: stage.keep(ParameterRoom(line: line, text: String(text.dropLast())))
    case .character(let character) where key.modifiers.isEmpty:
      stage.keep(ParameterRoom(line: line, text: text + String(character)))
    default: break
    }
    return []
  }
}
