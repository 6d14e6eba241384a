import Authoring
import Catalogue
import Foundation

/// `adplay migrate`: what a custom event of SDK 7 calls, and what is called today. It changes nothing.
enum MigrateCommand {
  static func run(_ options: MigrateOptions) throws(Failure) -> Int32 {
    var sources: [LegacySource] = []
    for path in options.paths { sources += try self.sources(path) }
    let report = MigrationReport(sources)
    if options.printsJSON { Console.print(json: report.json) } else { Console.print(report.text) }
    return 0
  }

  /// A file, or all of a folder's in the order of their paths.
  private static func sources(_ path: String) throws(Failure) -> [LegacySource] {
    guard Files.isFolder(path) else {
      return [try source(path, .any, SourceLanguage(path: path) ?? .swift)]
    }
    guard let files = FileManager.default.enumerator(atPath: path) else {
      throw .unreadable(path: path, .folderNotListed)
    }
    var sources: [LegacySource] = []
    for file in files.compactMap({ $0 as? String }).sorted() where !isHidden(file) {
      guard let language = SourceLanguage(path: file) else { continue }
      sources.append(try source("\(path)/\(file)", .regular, language))
    }
    guard !sources.isEmpty else { throw .unreadable(path: path, .noSourceInFolder) }
    return sources
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func source(
    _ path: String, _ kind: Files.Kind, _ language: SourceLanguage
  ) throws(Failure) -> LegacySource {
    guard let text = SourceText.text(of: try Files.read(path, kind)) else {
      throw .unreadable(path: path, .noText)
    }
    return LegacySource(text, path: path, language)
  }
}
