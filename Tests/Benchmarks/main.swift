import JSON
import PlaygroundCore
import Screen
import Simulation
import StageUI

// What a key costs inside the program, and what an ad's life costs. Run with
// `swift run -c release Benchmarks`; from outside, Tests/Terminal measures the same program on a
// pseudo-terminal.

/// Prints how long one round takes: the median of several runs of many rounds each.
@MainActor
func measure(_ name: String, rounds: Int, _ body: () -> Void) {
  let runs = (0..<9).map { _ in
    ContinuousClock().measure { for _ in 0..<rounds { body() } } / rounds
  }
  let median = runs.sorted()[runs.count / 2]
  print("\(Text.padded(name, to: 34)) \(median / .microseconds(1)) µs")
}

guard let bytes = ScenarioLibrary.content(of: "storefront"),
  let scenario = try? Scenario(reading: bytes)
else { fatalError("the storefront comes with the program") }
let session = ScriptRun(Session(scenario)).session
var stage = Stage(
  unit: "feed", themeNames: ["mono"], theme: "mono", size: Size(width: 80, height: 24))
let hues = Dictionary(
  uniqueKeysWithValues: ColorScheme.Hue.allCases.map { ($0, RGB(0x80A0C0)) })
let theme = Theme(
  ColorScheme(name: "bench", background: RGB(0x101010), foreground: RGB(0xE0E0E0), hues: hues))
let state = session.stageState(unit: "feed")

measure("state for the screen", rounds: 2000) { _ = session.stageState(unit: "feed") }
measure("a key, without drawing", rounds: 2000) {
  _ = stage.handle(Key(.tab), state, .standard)
}
measure("drawing 80×24", rounds: 500) {
  _ = StageRenderer.render(stage, state, theme: theme)
}
stage.size = Size(width: 120, height: 40)
measure("drawing 120×40", rounds: 500) {
  _ = StageRenderer.render(stage, state, theme: theme)
}
measure("an ad's life, request to dismissal", rounds: 200) {
  session.perform(.load(unit: "feed"))
  session.perform(.show(unit: "feed"))
  session.perform(.advance(.seconds(1)))
  session.perform(.tap(.callToAction))
  session.perform(.close)
  session.perform(.dismiss(unit: "feed"))
}
