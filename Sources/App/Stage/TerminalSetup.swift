import Catalogue
import CursesTerminal
import Foundation
import Screen
import Scenarios
import StageUI

/// The terminal, the themes and the recording that every stage has.
@MainActor
struct TerminalSetup {
  private var themes: ThemeStore
  private let options: Command.StageOptions
  private let theme: String?
  private let environment = Environment()
  /// The smallest window that everything fits into, if the stage is to be presented.
  var smallest: Size?

  /// `inputs` are files besides the scenario and the theme that must not be written over.
  init(
    _ options: Command.StageOptions, brand: Brand.Colors = .init(), inputs: [String] = []
  ) throws(Failure) {
    try Overwriting.refuse(
      [("--journal", options.journal), ("--record", options.recording)],
      of: [options.scenario, options.theme].compactMap(\.self) + inputs)
    self.options = options
    var themes = ThemeStore(brand: brand)
    theme = try options.theme.map { (name) throws(Failure) in try themes.require(name) }
    self.themes = themes
  }

  /// The stage's own state at the beginning; its size comes with the terminal.
  mutating func stage(unit: String) throws(Failure) -> Stage {
    let fallback = environment.depth == .none ? Theme.mono.name : themes.names[0]
    var stage = Stage(
      unit: unit, themeNames: themes.names, theme: theme ?? fallback,
      size: Size(width: 80, height: 24))
    stage.usesMouse = options.usesMouse
    stage.learned = LessonProgress.read()
    stage.speed = options.speed
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

  /// Opens the terminal and never returns; `begin` starts what runs beside the stage.
  mutating func open(
    _ director: any Director, _ begin: (TerminalHost) -> Void = { _ in }
  ) throws(Failure) -> Never {
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(
        name: environment.terminalName, depth: environment.depth, mouse: options.usesMouse)
    } catch { throw .terminal(error.problem) }
    director.stage.size = terminal.size
    director.stage.notice = smallness(terminal.size) ?? director.stage.notice
    if theme == nil, terminal.depth == .none { director.stage.theme = Theme.mono.name }
    themes.depth = terminal.depth
    let host = TerminalHost(
      director, on: terminal, themes, isThemeChosen: theme != nil || terminal.depth == .none)
    host.hasMotion = options.motion == .full
    host.mayHaveGraphics = environment.mayHaveGraphics
    if let path = options.recording {
      let recorder = CastRecorder(path) { [weak director] in
        director?.stage.notice = Notice(.trouble($0), .failure)
      }
      host.onFrame = { recorder.add($0, at: $1) }
    }
    host.open()
    begin(host)
    // Keys wake this thread's run loop, signals and timers are sources on the main queue: it serves
    // both from now on.
    RunLoop.main.run()
    withExtendedLifetime(host) {}
    exit(0)
  }
}
