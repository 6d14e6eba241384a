import StageUI
import Themes
import Theming

extension ThemeList {
  /// The themes of the program, as it lists them.
  static var builtIn: ThemeList {
    ThemeList(BuiltInThemes.all.map(\.name) + [Theme.mono.name]) { name in
      let content = BuiltInThemes.all.first { $0.name == name }?.content
      guard let content, let scheme = try? ColorScheme(reading: content) else {
        return ThemeCard(name, about: "no colours")
      }
      return ThemeCard(Theme(scheme), about: scheme.about ?? "")
    }
  }
}
