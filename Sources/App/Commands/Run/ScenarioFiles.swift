import Catalogue
import Foundation
import Scenarios

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

  /// A scenario that is played without a screen: what is odd about it goes to standard error, once,
  /// however often the program starts again.
  @MainActor
  static func open(_ name: String) throws(Failure) -> Scenario {
    let isFirstStart = Comeback.found == nil
    return try ScenarioStore.open(name, .any) { failure in
      if isFirstStart { Console.complain(failure.sentence) }
    }
  }

  private static func files(in folder: String) throws(Failure) -> [String] {
    let files = try FolderList.files(in: folder) { $0.hasSuffix(".json") }
    guard !files.isEmpty else {
      throw .unreadable(path: folder, .noScenarioInFolder)
    }
    return files
  }
}
