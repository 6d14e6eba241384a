import StageUI
import Theming

extension StageView {
  init(_ stage: Stage) {
    // Errors that are repaired are not worth a look.
    let room = stage.room.card.name
    self.init(
      scenario: stage.scenario, unit: stage.unit,
      room: room == BuildRoom.card.name ? stage.roomBefore : room, theme: stage.theme,
      speed: stage.speed, isPaused: stage.isPaused)
  }

  /// What the stage has before there is a session on it.
  func restore(_ stage: inout Stage) {
    if stage.themes.names.contains(theme) { stage.theme = theme }
    stage.speed = speed
    stage.scenario = scenario
  }
}
