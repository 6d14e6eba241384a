import Directing
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Theming

/// A theme of a few colours; it makes no difference which.
let theme = Theme(
  ColorScheme(
    name: "bench", background: RGB(0x101010), foreground: RGB(0xE0E0E0),
    hues: Dictionary(uniqueKeysWithValues: ColorScheme.Hue.allCases.map { ($0, RGB(0x80A0C0)) })))

/// The time from a key to the output for the terminal.
@MainActor
func measureDrawing(of scenario: Scenario) throws {
  let session = ScriptRun.play(Session(scenario)).session
  var stage = Stage(
    unit: "feed", themes: ["mono"], theme: "mono", size: Size(width: 80, height: 24))
  let state = session.stageState(unit: "feed")
  measure("state for the screen", rounds: 2000) { _ = session.stageState(unit: "feed") }
  measure("a key, without drawing", rounds: 2000) {
    _ = stage.handle(Key(.tab), state, .standard)
  }
  measure("drawing 80×24", rounds: 500) {
    _ = StageRenderer.render(stage, state, theme: theme)
  }
  var renderer = StageRenderer()
  measure("drawing on after a key", rounds: 2000) {
    _ = stage.handle(Key(.tab), state, .standard)
    _ = renderer.render(stage, state, theme: theme)
  }
  stage.size = Size(width: 120, height: 40)
  measure("drawing 120×40", rounds: 500) {
    _ = StageRenderer.render(stage, state, theme: theme)
  }
}

/// So many pictures of 80×24 and nothing else.
@MainActor
func drawFrames(_ count: UInt64, of scenario: Scenario) -> Int32 {
  let state = ScriptRun.play(Session(scenario)).session.stageState(unit: "feed")
  let stage = Stage(
    unit: "feed", themes: ["mono"], theme: "mono", size: Size(width: 80, height: 24))
  for _ in 0..<count { _ = StageRenderer.render(stage, state, theme: theme) }
  return 0
}

/// A key that scrolls a journal, and drawing the result.
@MainActor
func measureScrolling(_ journal: RecordedJournal, _ name: String) {
  let stage = Stage(
    unit: "", themes: ["mono"], theme: "mono", size: Size(width: 80, height: 24))
  let director = JournalDirector(journal, name: name, stage)
  director.open()
  var renderer = StageRenderer()
  measure("scrolling in \(name)", rounds: 500) {
    director.handle(.key(Key(.up)), hitting: nil)
    _ = renderer.render(director.stage, director.state, theme: theme)
  }
}
