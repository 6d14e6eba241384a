import Authoring
import Foundation

extension PlaygroundSource {
  /// A path that the user wrote is taken over as one from the new package, if it was not written
  /// from the top: then both can be moved together. Nil for a folder without the playground.
  init?(_ text: String, for package: URL) {
    guard !text.contains("://"), !text.hasPrefix("git@") else {
      self = .repository(text)
      return
    }
    let folder = URL(fileURLWithPath: text).standardizedFileURL
    guard Self.isPlayground(folder) else { return nil }
    self = .folder(text.hasPrefix("/") ? folder.path : Self.path(from: package, to: folder))
  }

  /// The checkout that this program was built from, if it is still there, by its path from the new
  /// package: a place on the machine that built it means nothing elsewhere.
  static func own(for package: URL, from file: String = #filePath) -> PlaygroundSource? {
    guard let folder = PackageFolder.around(file), isPlayground(folder) else { return nil }
    return .folder(Self.path(from: package, to: folder.standardizedFileURL))
  }

  private static func isPlayground(_ folder: URL) -> Bool {
    let manifest = try? Files.read(folder.appendingPathComponent("Package.swift").path)
    return manifest.map { String(decoding: $0, as: UTF8.self).contains("name: \"Adplay\"") }
      ?? false
  }

  private static func path(from package: URL, to folder: URL) -> String {
    let (here, there) = (package.standardizedFileURL.pathComponents, folder.pathComponents)
    let common = zip(here, there).prefix { $0 == $1 }.count
    let way = here.dropFirst(common).map { _ in ".." } + there.dropFirst(common)
    return way.joined(separator: "/")
  }
}
