import Catalogue
import JSON
import StageUI

/// Where the user's configuration is: a file, and beside it a folder with themes.
struct ConfigurationFolder {
  /// The file.
  let path: String
  /// Whether the file has to be there.
  let isRequired: Bool

  /// Nil for a command that reads nobody's configuration: it shows the same for everybody.
  init?(_ options: StageOptions) {
    if let path = options.configuration {
      (self.path, isRequired) = (path, true)
    } else if options.readsOwnConfiguration, options.recording == nil,
      let folder = Environment.configurationFolder
    {
      (path, isRequired) = ("\(folder)/adplay/config.json", false)
    } else {
      return nil
    }
  }

  /// The folder of the file.
  var folder: String { Files.folder(of: path) }

  var themes: String { "\(folder)/themes" }

  /// What the file says; `themes` get the schemes that are beside it. An absent file says nothing.
  func read(_ themes: inout ThemeStore) throws(Failure) -> Configuration {
    if let failure = themes.add(folder: self.themes) { throw failure }
    guard isRequired || Files.exists(path) else { return Configuration() }
    let bytes = try Files.read(path)
    do {
      return try Configuration(reading: bytes, themes: themes.names)
    } catch { throw .badFile(path: path, error) }
  }

  /// The path of a theme or a language that the configuration names: files are beside it, names stay
  /// as they are.
  func place(of name: String) -> String {
    name.hasPrefix("/") || !Self.isFile(name) ? name : "\(folder)/\(name)"
  }

  /// Whether the configuration means a file, and not one of the program's themes or languages.
  static func isFile(_ name: String) -> Bool { name.contains(".") || name.contains("/") }
}

extension Failure {
  /// Where there is little room, and one knows the folder.
  var brief: Failure {
    guard case .badFile(let path, let error) = self, let name = path.split(separator: "/").last
    else { return self }
    return .badFile(path: String(name), error)
  }
}
