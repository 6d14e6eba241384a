import AdServing
import Catalogue
import Directing
import Scenarios
import Observing
import Playing
import Screen
import Simulation
import StageUI
import Theming

/// `adplay snapshot`: one screen without a terminal, after the scenario's script has been played.
@MainActor
enum SnapshotCommand {
  static func run(_ options: SnapshotOptions) throws(Failure) -> Int32 {
    var themes = ThemeStore()
    let wanted = options.theme ?? (options.format == .text ? Theme.mono.name : themes.names[0])
    let theme = themes.theme(try themes.require(wanted))
    if options.showsLayouts { return try showLayouts(options, themes, theme) }
    let screens = Rooms.namesForSnapshots
    guard screens.contains(options.screen) else {
      throw .unknownScreen(options.screen, known: screens)
    }
    if RecordingFiles.isRecording(options.scenario) {
      return try showRecording(options, themes, theme)
    }
    let session = try session(options)
    var stage = Stage(
      unit: session.unitLookedAt, themes: themes.list,
      theme: theme.name, size: options.size)
    var state = session.stageState(unit: stage.unit)
    stage.open(room: options.screen, state)
    if stage.showsInterfaces { state.twin = Twin().state(of: session, asShown: state) }
    print(stage, state, options, theme)
    for mistake in session.unmadeMistakes { Console.note(UnmadeText.sentence(mistake)) }
    return 0
  }

  private static func print(
    _ stage: Stage, _ state: StageState, _ options: SnapshotOptions, _ theme: Theme
  ) {
    let canvas = StageRenderer.render(stage, state, theme: theme).canvas
    if options.printsJSON {
      Console.print(json: SnapshotJSON.bytes(canvas, of: options.screen, state))
    } else {
      Console.print(canvas: ScreenExport.bytes(canvas, options.format, theme))
    }
  }

  /// A recording as the stage shows it.
  private static func showRecording(
    _ options: SnapshotOptions, _ themes: ThemeStore, _ theme: Theme
  ) throws(Failure) -> Int32 {
    let stage = Stage(unit: "", themes: themes.list, theme: theme.name, size: options.size)
    let director = try RecordingCommand.director(
      options.scenario, run: options.run, at: options.place, on: stage)
    director.stage.open(room: options.screen, director.state)
    print(director.stage, director.state, options, theme)
    return 0
  }

  /// Each native unit in a world of its own: its ad is loaded, shown, and looked at.
  private static func showLayouts(
    _ options: SnapshotOptions, _ themes: ThemeStore, _ theme: Theme
  ) throws(Failure) -> Int32 {
    var scenario = try ScenarioFiles.open(options.scenario)
    scenario.script = []
    let units = scenario.adUnits.filter { $0.format == .native }.map(\.id)
    let states = units.map { unit in
      let session = Session(scenario, seed: options.seed)
      session.start()
      session.perform(.load(unit: unit))
      session.perform(.show(unit: unit))
      session.perform(.advance(.seconds(1)))
      return session.stageState(unit: unit)
    }
    let stage = Stage(
      unit: units.first ?? "", themes: themes.list, theme: theme.name, size: options.size)
    let canvas = LayoutGallery(stage, theme: theme).canvas(of: states)
    Console.print(canvas: ScreenExport.bytes(canvas, options.format, theme))
    return 0
  }

  /// A session after a scenario's script or a journal's replay, up to the requested place.
  private static func session(_ options: SnapshotOptions) throws(Failure) -> Session {
    if Journals.isJournal(options.scenario) {
      let journal = try Journals.open(options.scenario, for: .snapshot)
      let replay = try Journals.replay(
        journal, options.scenario, to: options.place, patience: .usualPatience)
      // A journal with a gap, or from another version of adplay, would show a world that never
      // existed.
      if let difference = replay.difference {
        Console.complain(
          ReplayText.differsFromRecording(options.scenario, entry: difference.number))
      }
      return replay.session
    }
    let session = Session(try ScenarioFiles.open(options.scenario), seed: options.seed)
    session.patience = Patience(.usualPatience, RunLoopTime())
    guard let place = options.place else { return ScriptRun.play(session).session }
    return try ScenarioStore.play(session, upTo: place, options.scenario)
  }
}
