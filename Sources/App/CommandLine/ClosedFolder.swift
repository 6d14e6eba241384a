import Foundation

/// A folder that no path leads out of: that which a server was started in, or that of a file which names others.
struct ClosedFolder: Equatable {
  private let root: String

  init(_ path: String) { root = Files.resolved(path) ?? path }

  static var current: ClosedFolder { ClosedFolder(FileManager.default.currentDirectoryPath) }

  /// Whether a word is no path, or one within the folder, whatever links there are on the way. What does
  /// not exist counts by the last folder above it that does.
  func admits(_ word: String) -> Bool {
    admits(absolute: word.hasPrefix("/") ? word : "\(root)/\(word)")
  }

  /// The same for a path that does not begin in this folder.
  func admits(absolute path: String) -> Bool {
    guard !path.contains("\0") else { return false }
    var existing = path
    while Files.resolved(existing) == nil, existing != "/" {
      // What is not there can't be stepped out of.
      guard existing.split(separator: "/").last != ".." else { return false }
      existing = Files.folder(of: existing)
    }
    guard let real = Files.resolved(existing) else { return false }
    return root == "/" || real == root || real.hasPrefix("\(root)/")
  }
}
