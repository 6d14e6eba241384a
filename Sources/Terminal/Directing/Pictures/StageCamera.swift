package import Handouts
package import Playing
import Screen
import Simulation
import StageUI
package import Theming

/// Takes pictures of the stage at moments of a session, as a dark terminal shows it and a light one.
@MainActor
package final class StageCamera {
  private static let size = Size(width: 100, height: 30)

  /// By how many entries there were.
  package private(set) var pictures: [Int: EvidencePicture] = [:]
  private let wanted: Set<Int>
  private let themes: (dark: Theme, light: Theme)

  /// The moments that end with the entries with these numbers.
  package init(_ moments: [EvidenceMoment], dark: Theme, light: Theme) {
    wanted = Set(moments.map(\.last))
    themes = (dark, light)
  }

  /// Looks at the end of each moment of a session that has not been started.
  package func follow(_ session: Session) {
    session.onMoment = { [weak self, weak session] in session.map { self?.look(at: $0) } }
  }

  private func look(at session: Session) {
    let count = session.journal.entries.count
    guard wanted.contains(count), pictures[count] == nil else { return }
    pictures[count] = EvidencePicture(
      dark: draw(session, themes.dark), light: draw(session, themes.light))
  }

  private func draw(_ session: Session, _ theme: Theme) -> Canvas {
    let stage = Stage(
      unit: session.unitLookedAt, themes: [], theme: theme.name, size: Self.size)
    let state = session.stageState(unit: stage.unit)
    return StageRenderer.render(stage, state, theme: theme).canvas
  }
}
