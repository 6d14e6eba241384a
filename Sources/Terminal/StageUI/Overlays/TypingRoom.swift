package import Catalogue
package import Observing
package import Screen

/// A line of the footer in which a value is typed. What cannot be meant stays, to be corrected.
package protocol TypingRoom: Room {
  var text: String { get set }
  /// Whether the first letter takes the place of the whole text.
  var isReplaced: Bool { get set }

  /// Takes the text, or says why it can't.
  func keepText(_ scene: inout Scene) -> [StageEffect]
  /// Goes to what is typed next, with Tab.
  func goOn(_ scene: inout Scene)
}

extension TypingRoom {
  package var takesText: Bool { true }
  package var isReplaced: Bool {
    get { false }
    set {}
  }

  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch key.code {
    case .escape: scene.stage.overlay = nil
    case .enter: return keepText(&scene)
    case .tab: goOn(&scene)
    default:
      let isReplacing = isReplaced && key.typing("")?.isEmpty == false
      if let text = key.typing(isReplacing ? "" : text) { type(text, &scene.stage) }
    }
    return []
  }

  package func goOn(_ scene: inout Scene) {}

  package func take(_ text: String, _ scene: inout Scene) {
    type((isReplaced ? "" : self.text).typing(text), &scene.stage)
  }

  private func type(_ text: String, _ stage: inout Stage) {
    var other = self
    other.text = text
    other.isReplaced = false
    stage.keep(other)
  }
}

/// A line of the footer in which a value of what is chosen is typed. It is opened with what there is
/// to change.
package protocol ValueRoom: TypingRoom {
  /// What is asked for.
  func sheet(_ state: StageState) -> Sheet
  /// What makes it so; nil for a text that is no such value.
  func effects(_ scene: Scene) -> [StageEffect]?
  /// Why a text is not taken.
  var refusal: News { get }
}

extension ValueRoom {
  package init?(_ scene: Scene) { return nil }

  package func pane(_ scene: Scene) -> any Pane {
    TypedLine(sheet(scene.state), text: text, isReplaced: isReplaced)
  }

  package func keepText(_ scene: inout Scene) -> [StageEffect] {
    guard let effects = effects(scene) else {
      scene.stage.notice = Notice(refusal)
      return []
    }
    scene.stage.overlay = nil
    return effects
  }
}
