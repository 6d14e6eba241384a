import Catalogue
import JSON
import Scenarios
import Screen
import StageUI
import Themes

/// Themes by name or path.
struct ThemeStore {
  /// The available themes, the default first.
  private(set) var names: [String] = BuiltInThemes.all.map(\.name) + [Theme.mono.name]
  /// Schemes from files.
  private var schemes: [String: ColorScheme] = [:]
  private var loaded: [String: Theme] = [:]
  /// How many colours there are to draw with.
  var depth = ColorDepth.trueColor { didSet { loaded = [:] } }
  /// Whose colours take the place of the themes' own.
  private let brand: Brand.Colors

  init(brand: Brand.Colors = .init()) { self.brand = brand }

  /// The theme with this name; the monochrome one if there is none.
  mutating func theme(_ name: String) -> Theme {
    if let theme = loaded[name] { return theme }
    guard let scheme = schemes[name] ?? builtIn(name) else { return .mono }
    let theme = Theme(scheme.branded(brand), depth: depth)
    loaded[name] = theme
    return theme
  }

  private func builtIn(_ name: String) -> ColorScheme? {
    let content = BuiltInThemes.all.first { $0.name == name }?.content
    return content.flatMap { try? ColorScheme(reading: $0) }
  }

  /// Makes sure that a requested theme exists, by name or path; returns its name.
  mutating func require(_ wanted: String) throws(Failure) -> String {
    if names.contains(wanted) { return wanted }
    guard Files.exists(wanted) else {
      throw .unknownTheme(wanted, nearest: NearestWord.of(wanted, in: names))
    }
    let bytes = try Files.read(wanted)
    let scheme: ColorScheme
    do { scheme = try ColorScheme(reading: bytes) } catch { throw .badFile(path: wanted, error) }
    if !names.contains(scheme.name) { names.append(scheme.name) }
    schemes[scheme.name] = scheme
    loaded[scheme.name] = nil
    return scheme.name
  }
}
