import Catalogue
package import Observing
package import Screen

/// A line of the footer in which a value is typed. What cannot be meant stays, to be corrected.
package protocol TypingRoom: Room {
  var text: String { get set }

  /// Takes the text, or says why it can't.
  func keepText(_ stage: inout Stage, _ state: StageState) -> [StageEffect]
}

extension TypingRoom {
  package var takesText: Bool { true }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch key.code {
    case .escape: stage.overlay = nil
    case .enter: return keepText(&stage, state)
    case .backspace: type(String(text.dropLast()), &stage)
    case .character(let character) where key.modifiers.isEmpty:
      type(text + String(character), &stage)
    default: break
    }
    return []
  }

  private func type(_ text: String, _ stage: inout Stage) {
    var other = self
    other.text = text
    stage.keep(other)
  }
}
