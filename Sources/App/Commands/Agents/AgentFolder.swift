import Foundation

/// The folder that a server was started in: no tool is given a path that leads out of it.
struct AgentFolder: Equatable {
  private let root: String

  init(_ path: String) { root = Files.resolved(path) ?? path }

  static var current: AgentFolder { AgentFolder(FileManager.default.currentDirectoryPath) }

  /// Whether a word is no path, or one within the folder, whatever links there are on the way. What does
  /// not exist counts by the last folder above it that does.
  func admits(_ word: String) -> Bool {
    let path = word.hasPrefix("/") ? word : "\(root)/\(word)"
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
