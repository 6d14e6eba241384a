import CursesTerminal
import Foundation
import PlaygroundCore

/// `adplay`: the stage.
@MainActor
enum StageCommandLine {
  static func run(_ options: Command.StageOptions) throws(Failure) -> Never {
    let scenario = try Scenarios.open(options.scenario)
    var themes = ThemeStore()
    let theme = try options.theme.map { (name) throws(Failure) in try themes.require(name) }
    let environment = Environment()
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(
        name: environment.terminalName, depth: environment.depth, mouse: options.usesMouse)
    } catch { throw .terminal(error) }
    let host = StageHost(
      Session(scenario, seed: options.seed), on: terminal, themes, theme: theme, options)
    host.open()
    // Terminal, signals and timers are sources on the main queue; this thread serves it for good.
    RunLoop.main.run()
    withExtendedLifetime(host) {}
    exit(0)
  }
}
