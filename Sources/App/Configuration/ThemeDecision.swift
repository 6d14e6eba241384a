import Catalogue

/// The theme to begin with, and what to do about the terminal's background.
struct ThemeDecision: Equatable {
  /// The theme for dark and the theme for light backgrounds.
  let dark: String
  let light: String
  /// Whether one was chosen, whatever the background is.
  var isChosen: Bool { dark == light }

  init(dark: String, light: String) { (self.dark, self.light) = (dark, light) }

  init(_ name: String) { self.init(dark: name, light: name) }

  /// What leaves it to the background.
  static let auto = "auto"

  /// Decides by what was said, the first of these: `--theme`; the theme that was last chosen on the
  /// stage, unless the configuration is newer; the configuration; the background.
  init(
    asked: String?, last: String?, _ choice: ThemeChoice?, of folder: ConfigurationFolder?,
    _ themes: inout ThemeStore
  ) throws(Failure) {
    if let asked, asked != Self.auto {
      self.init(try themes.require(asked))
    } else if asked == nil, let last, themes.names.contains(last) {
      self.init(last)
    } else {
      func name(_ text: String) throws(Failure) -> String {
        try themes.require(folder?.place(of: text) ?? text)
      }
      let usual = ThemeChoice.usual(themes.names)
      switch asked == nil ? choice ?? usual : usual {
      case .always(let theme): self.init(try name(theme))
      case .byBackground(let dark, let light):
        self.init(dark: try name(dark), light: try name(light))
      }
    }
  }
}

extension ThemeChoice {
  /// The first theme, and the second one where the background is light.
  static func usual(_ names: [String]) -> ThemeChoice {
    .byBackground(dark: names[0], light: names[1])
  }
}
