import Catalogue
import Directing
import Observing
import Playing
import Scenarios
import Screen
import StageUI

/// A demo without a terminal: its screens at reading pace, as a recording that is written at once.
@MainActor
enum DemoRecording {
  private static let window = Size(width: 100, height: 30)

  /// Writes the recording; returns the exit status.
  static func write(
    _ show: DemoShow, _ options: DemoOptions, _ brand: Brand
  ) throws(Failure) -> Int32 {
    guard options.isAutomatic, let path = options.stage.recording else {
      throw .terminal(.noTerminalForDemo)
    }
    try Overwriting.refuse(
      [("--record", path), ("--journal", options.stage.journal)],
      of: [show.name, options.stage.theme, options.brand].compactMap(\.self))
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
    let recorder = CastRecorder(path) { trouble = trouble ?? $0 }
    record(director, themes.theme(stage.theme), with: recorder)
    if let trouble { Console.complain(trouble) }
    let failed = director.failedStep
    failed.map { Console.complain(DemoText.failed(show.name, step: $0.number, $0.differences)) }
    return trouble != nil ? 2 : failed != nil ? 1 : 0
  }

  private static func record(
    _ director: SessionDirector, _ theme: Theme, with recorder: CastRecorder
  ) {
    var time = Duration.zero
    var isOver = false
    director.onWish = { if $0 == .endStory { isOver = true } }
    director.tell(director.session, upTo: 0)
    director.stage.isPlaying = true
    while !isOver {
      let state = director.state
      let frame = StageRenderer.render(director.stage, state, theme: theme)
      recorder.add(frame.canvas, at: time)
      time += state.story.map { StoryText.readingTime($0) } ?? .zero
      director.goOn()
    }
    let last = StageRenderer.render(director.stage, director.state, theme: theme)
    recorder.add(last.canvas, at: time)
  }
}
