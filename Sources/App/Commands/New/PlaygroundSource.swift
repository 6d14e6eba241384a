import Foundation

/// Where a new package finds the playground.
enum PlaygroundSource: Equatable {
  /// A checkout, by its path from the new package or from the top.
  case folder(String)
  /// A repository, whose main branch is used.
  case repository(String)

  /// The name under which the package's targets know it.
  var package: String {
    switch self {
    case .folder: "adplay"
    case .repository(let address):
      String((address.split(separator: "/").last ?? "adplay").replacing(/\.git$/, with: ""))
    }
  }

  /// The dependency as it stands in a manifest.
  var manifest: String {
    switch self {
    case .folder(let path): #".package(name: "adplay", path: "\#(Self.quoted(path))")"#
    case .repository(let address): #".package(url: "\#(Self.quoted(address))", branch: "main")"#
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

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

  /// The checkout that this program was built from, if it is still there.
  static func own(from file: String = #filePath) -> PlaygroundSource? {
    guard let folder = PackageFolder.around(file), isPlayground(folder) else { return nil }
    return .folder(folder.path)
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
