import Catalogue
import CursesTerminal
import Directing
import Screen
import StageUI
import Theming

// The theme, and what it follows.
extension TerminalHost {
  var backdrop: Backdrop { themes.theme(director.stage.theme).backdrop }

  /// Begins with a theme; unless one was chosen, the terminal's background decides.
  func begin(with decision: ThemeDecision, keeping keeper: ThemeKeeper?) {
    (self.decision, self.keeper) = (decision, keeper)
  }

  /// The terminal's background, or that it is dark or light now.
  func adapt(toLight isLight: Bool) {
    // Who has chosen another theme on the stage knows better.
    guard !decision.isChosen, terminal.depth != .none,
      [decision.dark, decision.light].contains(director.stage.theme)
    else { return }
    setTheme(isLight ? decision.light : decision.dark)
  }

  private func setTheme(_ name: String) {
    if director.stage.theme != name { Log.add(LogText.theme(name)) }
    director.stage.theme = name
    keeper?.accept(name)
  }

  /// The window has the keyboard again: the user may have changed its colours meanwhile. Terminals
  /// that tell this by themselves need not be asked.
  func askAgain() {
    guard !decision.isChosen, hasAnswered, !tellsAppearance else { return }
    terminal.askBackground()
  }

  /// What the files say now; `decision` if they say something new about the theme.
  func take(_ themes: ThemeStore, _ configuration: Configuration, _ decision: ThemeDecision?) {
    self.themes = themes
    director.stage.themes = themes.list
    director.keyMap = configuration.keyMap
    director.stage.pausesWithoutFocus = configuration.pausesWithoutFocus ?? false
    if !themes.names.contains(director.stage.theme) { setTheme(self.decision.dark) }
    guard let decision, terminal.depth != .none else { return }
    self.decision = decision
    setTheme(decision.dark)
    if !decision.isChosen { terminal.askBackground() }
  }
}
