import Directing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Theming

/// What looking back and a travelling tap may cost.
private enum Limit {
  static let goingBack = Duration.milliseconds(16)
  static let branch = Duration.milliseconds(250)
  static let tapBytes = 3_000
}

/// Going back, a branch after ten thousand entries, and what a travelling tap writes. Answers the
/// exit status: 1 if one of them costs more than it may.
@MainActor
func measureTime(of scenario: Scenario) -> Int32 {
  var isWithin = measureMotion(of: scenario)
  let director = director(of: scenario)
  director.open()
  while director.session.journal.entries.count < 10_000 {
    director.handle(.key(Key(.enter)), hitting: nil)
    director.handle(.key(Key(.escape)), hitting: nil)
  }
  let count = director.session.journal.entries.count
  var renderer = StageRenderer()
  let goingBack = measure("going back after \(count) entries", rounds: 20) {
    director.handle(.key(Key("<")), hitting: nil)
    _ = renderer.render(director.stage, director.state, theme: theme)
  }
  for _ in 0..<200 { director.handle(.key(Key(">")), hitting: nil) }
  let branch = measure("a branch after \(count) entries", rounds: 1, runs: 5) {
    director.handle(.key(Key(",")), hitting: nil)
    director.handle(.key(Key("i")), hitting: nil)
    _ = director.branch(into: Session(director.session.original))
  }
  if goingBack > Limit.goingBack || branch > Limit.branch { isWithin = false }
  if !isWithin { print("That is more than it may be: 16 ms, 250 ms, 3,000 bytes.") }
  return isWithin ? 0 : 1
}

@MainActor
private func director(of scenario: Scenario) -> SessionDirector {
  let stage = Stage(
    unit: "feed", themes: ["mono"], theme: "mono", size: Size(width: 80, height: 24))
  return SessionDirector(Session(scenario), stage, clock: { .zero })
}

@MainActor
private func measureMotion(of scenario: Scenario) -> Bool {
  var isWithin = true
  for size in [Size(width: 80, height: 24), Size(width: 160, height: 50)] {
    let director = director(of: scenario)
    director.stage.size = size
    director.open()
    director.handle(.key(Key(.enter)), hitting: nil)
    var renderer = StageRenderer()
    let final = renderer.render(director.stage, director.state, theme: theme).canvas
    guard let motion = renderer.motion(of: director.takeTap()) else { continue }
    var (shown, bytes, time) = (final, 0, Duration.zero)
    while time <= motion.end + Motion.step {
      var canvas = final
      motion.look(at: time)?.draw(on: &canvas, theme)
      bytes += Export.changes(from: shown, to: canvas).count
      shown = canvas
      time += Motion.step
    }
    print(
      "\(Text.padded("a travelling tap at \(size.width)×\(size.height)", to: 44)) \(bytes) bytes")
    if bytes >= Limit.tapBytes { isWithin = false }
  }
  return isWithin
}
