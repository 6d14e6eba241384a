import Languages
package import Playing
import Screen
import StageUI
import Theming

/// A session's stage as text, for expectations about what it shows: in English, as they are written.
@MainActor
package enum StagePicture {
  private static let size = Size(width: 120, height: 40)

  package static func lines(of session: Session) -> [String] {
    let stage = Stage(
      unit: session.unitLookedAt, themes: [], theme: Theme.mono.name, size: size)
    let frame = Language.$current.withValue(.english) {
      StageRenderer.render(stage, session.stageState(unit: stage.unit), theme: .mono)
    }
    return Export.text(frame.canvas).split(separator: "\n").map(String.init)
  }
}
