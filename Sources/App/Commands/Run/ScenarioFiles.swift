import Catalogue
import Foundation

/// The scenarios that command-line arguments refer to.
enum ScenarioFiles {
  /// A folder means every `.json` in it, at any depth, in alphabetical order.
  static func expand(_ names: [String]) throws(Failure) -> [String] {
    var all: [String] = []
    for name in names {
      all += Files.isFolder(name) ? try files(in: name) : [name]
    }
    return all
  }

  private static func files(in folder: String) throws(Failure) -> [String] {
    let files = try FolderList.paths(in: folder).filter { $0.hasSuffix(".json") }
    guard !files.isEmpty else {
      throw .unreadable(path: folder, .noScenarioInFolder)
    }
    return files
  }
}
