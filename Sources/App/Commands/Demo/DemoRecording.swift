import Catalogue
import Directing
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Theming

/// A demo without a terminal: its screens at reading pace, as a recording that is written at once.
@MainActor
enum DemoRecording {
  private static let window = Size(width: 100, height: 30)

  /// Writes the recording; returns the exit status.
  static func write(
    _ show: DemoShow, _ options: DemoOptions, _ brand: Brand
  ) throws(Failure) -> Int32 {
    guard options.isAutomatic, options.stage.recording != nil else {
      throw .terminal(.noTerminalForDemo)
    }
    try options.stage.check([], against: [show.name, options.stage.theme, options.brand])
    var themes = ThemeStore(brand: brand.colors)
    let theme = try options.stage.theme.map { (name) throws(Failure) in try themes.require(name) }
    let keeper = SessionKeeper(options.stage)
    let session = Session(show.scenario, seed: options.stage.seed)
    keeper.prepare(session)
    var stage = Stage(
      unit: session.unitLookedAt, themes: themes.list, theme: theme ?? themes.names[0],
      size: window)
    (stage.scenario, stage.app) = (show.name, brand.app)
    stage.isLarge = options.isLarge
    let director = SessionDirector(session, stage, clock: { .zero })
    var trouble: String?
    keeper.onFailure = { trouble = trouble ?? $0 }
    let look = themes.theme(stage.theme)
    let recorder = options.stage.recorder(
      { look.backdrop }, onCut: Console.complain, onFailure: { trouble = trouble ?? $0 })
    let hasMotion = options.stage.motion != StageOptions.Motion.none
    record(director, look, with: recorder, hasMotion: hasMotion)
    if let trouble { Console.complain(trouble) }
    let failed = director.failedStep
    failed.map { Console.complain(DemoText.failed(show.name, step: $0.number, $0.differences)) }
    return trouble != nil ? 2 : failed != nil ? 1 : 0
  }

  private static func record(
    _ director: SessionDirector, _ theme: Theme, with recorder: (any ScreenRecorder)?,
    hasMotion: Bool
  ) {
    var renderer = StageRenderer()
    var time = Duration.zero
    var isOver = false
    director.onWish = { if $0 == .endStory { isOver = true } }
    director.tell(director.session, upTo: 0)
    director.stage.isPlaying = true
    while true {
      let state = director.state
      let canvas = renderer.render(director.stage, state, theme: theme).canvas
      if hasMotion, let motion = renderer.motion(of: director.takeTap()) {
        time += record(motion, over: canvas, theme, from: time, with: recorder)
      }
      recorder?.add(canvas, at: time, isWhole: true)
      if isOver { break }
      time += state.story.map { StoryText.readingTime($0) } ?? .zero
      director.goOn()
    }
    recorder?.end(at: time)
  }

  /// How much longer a tap travels than on the stage, where those who tap know where to look.
  private static let slowness = 3

  /// Records a tap on its way; returns how long it takes.
  private static func record(
    _ motion: Motion, over canvas: Canvas, _ theme: Theme, from start: Duration,
    with recorder: (any ScreenRecorder)?
  ) -> Duration {
    var time = Duration.zero
    while let look = motion.look(at: time / slowness) {
      var canvas = canvas
      look.draw(on: &canvas, theme)
      recorder?.add(canvas, at: start + time, isWhole: false)
      time += Motion.step
    }
    return time
  }
}
