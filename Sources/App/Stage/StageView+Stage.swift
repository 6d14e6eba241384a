import StageUI

extension StageView {
  init(_ stage: Stage) {
    self.init(
      scenario: stage.scenario, unit: stage.unit, room: stage.room.card.name, theme: stage.theme,
      speed: stage.speed, isPaused: stage.isPaused)
  }

  /// What the stage has before there is a session on it.
  func restore(_ stage: inout Stage) {
    if stage.themeNames.contains(theme) { stage.theme = theme }
    stage.speed = speed
    stage.scenario = scenario
  }
}
