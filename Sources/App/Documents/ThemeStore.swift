import Catalogue
import JSON
import Scenarios
import Screen
import Themes
import Theming

/// Themes by name or path.
struct ThemeStore {
  /// The available themes, the default first.
  private(set) var names: [String] = BuiltInThemes.all.map(\.name) + [Theme.mono.name]
  /// Schemes from files.
  private var schemes: [String: ColorScheme] = [:]
  private var loaded: [String: Theme] = [:]
  /// The files that were read.
  private(set) var files: [String] = []
  /// How many colours there are to draw with.
  var depth = ColorDepth.trueColor { didSet { loaded = [:] } }
  /// Whose colours take the place of the themes' own.
  private let brand: Brand.Colors

  init(brand: Brand.Colors = .init()) { self.brand = brand }

  /// The theme with this name; the monochrome one if there is none.
  mutating func theme(_ name: String) -> Theme {
    if let theme = loaded[name] { return theme }
    guard let scheme = scheme(name) else { return .mono }
    let theme = Theme(scheme.branded(brand), depth: depth)
    loaded[name] = theme
    return theme
  }

  /// What the theme with this name is made of; nil for the monochrome one.
  func scheme(_ name: String) -> ColorScheme? {
    if let scheme = schemes[name] { return scheme }
    let content = BuiltInThemes.all.first { $0.name == name }?.content
    return content.flatMap { try? ColorScheme(reading: $0) }
  }

  /// How the theme with this name is listed.
  func card(_ name: String) -> ThemeCard {
    guard let scheme = scheme(name) else { return ThemeCard(name, about: ThemeText.withoutColors) }
    let about = scheme.about ?? ThemeText.tone(isLight: scheme.isLight)
    return ThemeCard(Theme(scheme.branded(brand), depth: depth), about: about)
  }

  /// All of them, as they are now.
  var list: ThemeList { ThemeList(names) { [self] in card($0) } }

  /// Makes sure that a requested theme exists, by name or path; returns its name.
  mutating func require(_ wanted: String) throws(Failure) -> String {
    if names.contains(wanted) { return wanted }
    guard Files.exists(wanted) else {
      throw .unknownTheme(wanted, nearest: NearestWord.of(wanted, in: names))
    }
    return try add(file: wanted, .any)
  }

  /// Adds the schemes in a folder; returns why one of them can't be read. Without a folder there are
  /// none.
  mutating func add(folder: String) -> Failure? {
    let paths = Files.isFolder(folder) ? (try? FolderList.paths(in: folder)) ?? [] : []
    var failure: Failure?
    for path in paths where Self.endings.contains(where: path.hasSuffix) {
      do throws(Failure) { try add(file: path) } catch { failure = failure ?? error }
    }
    return failure
  }

  private static let endings = [".json", ".yaml", ".yml"]

  /// Reads those of the changed files again that were read before.
  mutating func readAgain(_ changed: [String]) throws(Failure) {
    for file in files where changed.contains(where: { $0.isEmpty || $0.hasSuffix(file) }) {
      if Files.exists(file) { try add(file: file) }
    }
  }

  @discardableResult
  private mutating func add(
    file: String, _ kind: Files.Kind = .regular
  ) throws(Failure) -> String {
    let scheme = try Self.read(file, kind)
    add(scheme)
    if !files.contains(file) { files.append(file) }
    return scheme.name
  }

  /// The scheme in a file.
  static func read(
    _ path: String, _ kind: Files.Kind = .regular
  ) throws(Failure) -> ColorScheme {
    let bytes = try Files.read(path, kind)
    do { return try ColorScheme(reading: bytes, name: FileName.stem(path)) } catch {
      throw .badFile(path: path, error)
    }
  }

  private mutating func add(_ scheme: ColorScheme) {
    if !names.contains(scheme.name) { names.append(scheme.name) }
    schemes[scheme.name] = scheme
    loaded[scheme.name] = nil
  }
}
