import Catalogue
import CursesTerminal
import Directing
import Foundation
import Screen
import Scenarios
import StageUI
import Theming

/// The terminal, the themes and the recording that every stage has.
@MainActor
struct TerminalSetup {
  private var themes: ThemeStore
  private let options: StageOptions
  private let folder: ConfigurationFolder?
  private var configuration = Configuration()
  /// Why the user's own configuration can't be read.
  private var trouble: Failure?
  private let decision: ThemeDecision
  private let environment = Environment()
  /// The smallest window that everything fits into, if the stage is to be presented.
  var smallest: Size?

  /// `inputs` are files besides the scenario and the theme that must not be written over.
  init(
    _ options: StageOptions, brand: Brand.Colors = .init(), inputs: [String] = []
  ) throws(Failure) {
    try options.check(
      [("--log", options.log)],
      against: [options.scenario, options.theme, options.configuration] + inputs)
    try Log.begin(options.log)
    self.options = options
    var themes = ThemeStore(brand: brand)
    folder = ConfigurationFolder(options)
    Log.add(LogText.scenario(options.scenario))
    Log.add(LogText.of(folder))
    do throws(Failure) {
      configuration = try folder?.read(&themes) ?? Configuration()
    } catch {
      if folder?.isRequired != false { throw error }
      trouble = error
      Log.add(LogText.trouble(error.sentence))
    }
    configuration.add(options)
    let last = options.isPersonal ? ThemeKeeper.last(besides: folder?.path) : nil
    decision = try ThemeDecision(
      asked: options.theme, last: last, configuration.theme, of: folder, &themes)
    self.themes = themes
    Log.add(LogText.themes(dark: decision.dark, light: decision.light))
  }

  /// The stage's own state at the beginning; its size comes with the terminal.
  mutating func stage(unit: String) throws(Failure) -> Stage {
    var stage = Stage(
      unit: unit, themes: themes.list,
      theme: environment.depth == .none && options.theme == nil ? Theme.mono.name : decision.dark,
      size: Size(width: 80, height: 24))
    stage.usesMouse = configuration.usesMouse ?? true
    stage.pausesWithoutFocus = configuration.pausesWithoutFocus ?? false
    stage.learned = LessonProgress.read()
    stage.speed = configuration.speed ?? 1
    stage.coach = Coach(isFirstMinute: false)
    return stage
  }

  /// What is said about a window in which not everything fits.
  private func smallness(_ size: Size) -> Notice? {
    guard let smallest, size.width < smallest.width || size.height < smallest.height else {
      return nil
    }
    return Notice(
      .smallWindow(
        width: size.width, height: size.height, neededWidth: smallest.width,
        neededHeight: smallest.height), .failure)
  }

  /// Opens the terminal and never returns. `watching` is called before the first frame, since what is saved
  /// after it must not be missed; `begin` starts what runs beside the stage.
  mutating func open(
    _ director: any Director, watching: (TerminalHost) -> Void = { _ in },
    _ begin: (TerminalHost) -> Void = { _ in }
  ) throws(Failure) -> Never {
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(
        name: environment.terminalName, depth: environment.depth,
        mouse: configuration.usesMouse ?? true)
    } catch { throw .terminal(error.problem) }
    Log.add(
      LogText.terminal(
        environment.terminalName, width: terminal.size.width, height: terminal.size.height,
        colors: "\(terminal.depth)"))
    director.stage.size = terminal.size
    director.stage.notice =
      trouble.map { Notice(.trouble($0.brief.sentence), .failure) } ?? smallness(terminal.size)
      ?? director.stage.notice
    if options.theme == nil, terminal.depth == .none { director.stage.theme = Theme.mono.name }
    themes.depth = terminal.depth
    director.stage.themes = themes.list
    director.keyMap = configuration.keyMap
    switch configuration.glyphs ?? .auto {
    case .auto: terminal.askWidth()
    case .ascii: terminal.isASCII = true
    case .unicode: break
    }
    let host = TerminalHost(director, on: terminal, themes)
    host.begin(
      with: decision, keeping: options.isPersonal ? ThemeKeeper(director.stage.theme) : nil)
    host.hasMotion = configuration.motion != StageOptions.Motion.none
    host.mayHaveGraphics = environment.mayHaveGraphics
    let tell = { [weak director] (sentence: String) in
      director?.stage.notice = Notice(.trouble(sentence), .failure)
      Log.add(LogText.trouble(sentence))
    }
    host.recorder = options.recorder { [weak host] in
      host?.backdrop ?? .dark
    } onCut: { [weak host] in
      tell($0)
      host?.recordingCut = $0
    } onFailure: { [weak host] in
      tell($0)
      host?.recordingFailure = $0
    }
    let watch = ConfigurationWatch(folder, configuration, themes: themes.files, on: host)
    watching(host)
    host.open()
    begin(host)
    // Keys wake this thread's run loop, signals and timers are sources on the main queue: it serves
    // both from now on.
    RunLoop.main.run()
    withExtendedLifetime((host, watch)) {}
    exit(0)
  }
}

extension StageOptions {
  /// Whether what the user chooses is remembered.
  fileprivate var isPersonal: Bool {
    readsOwnConfiguration && recording == nil && configuration == nil
  }
}

extension LogText {
  /// Which configuration is read.
  fileprivate static func of(_ folder: ConfigurationFolder?) -> String {
    folder.map { configuration($0.path, exists: Files.exists($0.path)) } ?? noConfiguration
  }
}
