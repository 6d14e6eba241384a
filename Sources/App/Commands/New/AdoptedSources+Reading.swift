import Authoring
import Catalogue
import Foundation

extension AdoptedSources {
  /// Every file in Swift and Objective-C in the folder, at any depth, except manifests and tests.
  init(reading folder: String) throws(Failure) {
    guard Files.isFolder(folder), let paths = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(path: folder, .folderNotListed)
    }
    let all = paths.compactMap { $0 as? String }.filter(Self.isPart).sorted()
    func files(_ endings: String...) throws(Failure) -> [File] {
      var files: [File] = []
      for path in all where endings.contains(where: path.hasSuffix) {
        files.append(File(path: path, text: try Self.text("\(folder)/\(path)", below: folder)))
      }
      return files
    }
    self.init(
      try files(".swift"), objectiveC: try files(".m", ".h"),
      others: all.filter { [".mm", ".c", ".cpp"].contains(where: $0.hasSuffix) })
    guard !(survey.adapters + survey.customEvents).isEmpty else {
      throw .unreadable(path: folder, .noAdapterInFolder)
    }
  }

  /// A link could lead to any file on the machine, and the package would have a copy.
  private static func text(_ path: String, below folder: String) throws(Failure) -> String {
    guard Files.isFile(path, below: folder) else {
      throw .unreadable(path: path, .leadsElsewhere(folder: folder))
    }
    return String(decoding: try Files.read(path), as: UTF8.self)
  }

  private static func isPart(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last != "Package.swift"
      && !parts.contains { $0.hasPrefix(".") || $0 == "Tests" || $0.hasSuffix("Tests") }
  }
}
