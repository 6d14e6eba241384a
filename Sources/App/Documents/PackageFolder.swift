import Foundation

/// The package that a source file belongs to.
enum PackageFolder {
  /// The nearest folder above the file that has a manifest; nil if the sources are not on this
  /// machine.
  static func around(_ file: String) -> URL? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while !Files.exists(folder.appendingPathComponent("Package.swift").path) {
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// A path of that package, unless there is such a file where the program was started.
  static func path(_ path: String, around file: String) -> String {
    guard !path.hasPrefix("/"), !Files.exists(path), let folder = around(file) else { return path }
    return folder.appendingPathComponent(path).path
  }
}
