import Catalogue
import Foundation

/// `adplay new adapter`: a package with an adapter that can be built.
enum NewCommand {
  static func run(_ options: Command.NewOptions) throws(Failure) -> Int32 {
    let path = options.path
    guard Files.isUnused(path) else { throw .folderInUse(path: path) }
    let package = AdapterPackage(
      name: options.name, formats: options.formats, source: try source(options))
    for file in package.files {
      let file = (path: "\(path)/\(file.path)", text: file.text)
      guard let reason = write(file.text, to: file.path) else { continue }
      Console.complain(OutputTrouble.notWritten(path: file.path, reason: reason).sentence)
      return 2
    }
    Console.print(NewText.written(path, files: package.files.map(\.path)))
    return 0
  }

  private static func source(
    _ options: Command.NewOptions
  ) throws(Failure) -> PlaygroundSource {
    guard let text = options.playground else {
      guard let own = PlaygroundSource.own() else {
        throw .usage(.missingArgument(command: "new adapter", wanted: .playgroundOption))
      }
      return own
    }
    guard let source = PlaygroundSource(text, for: URL(fileURLWithPath: options.path)) else {
      throw .usage(.badValue(option: "--adplay", value: text, wanted: .playground))
    }
    return source
  }

  /// Writes the file and the folders that it is in; returns the reason if that is not possible.
  private static func write(_ text: String, to path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in 1..<max(1, parts.count) where parts[count - 1] != "" {
      let folder = parts[..<count].joined(separator: "/")
      if let reason = Files.makeFolder(folder) { return reason }
    }
    return Files.write(Array(text.utf8), to: path)
  }
}

extension Command.NewOptions {
  /// The new folder.
  fileprivate var path: String {
    guard folder != "." else { return name.text }
    return folder.hasSuffix("/") ? folder + name.text : "\(folder)/\(name.text)"
  }
}
