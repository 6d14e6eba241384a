import Catalogue
import Foundation
import VAST

/// Documents by path; `-` is standard input.
enum VASTFiles {
  /// A folder means every `.xml` and `.vast` in it, at any depth, in alphabetical order.
  static func expand(_ names: [String]) throws(Failure) -> [String] {
    var all: [String] = []
    for name in names { all += Files.isFolder(name) ? try files(in: name) : [name] }
    return all
  }

  private static func files(in folder: String) throws(Failure) -> [String] {
    let files = try FolderList.files(in: folder) {
      $0.lowercased().hasSuffix(".xml") || $0.lowercased().hasSuffix(".vast")
    }
    guard !files.isEmpty else { throw .unreadable(path: folder, .noVASTInFolder) }
    return files
  }

  /// No more is read of anything than a document may have.
  static func bytes(_ path: String, _ kind: Files.Kind = .regular) throws -> [UInt8] {
    do throws(Failure) {
      return path == "-"
        ? try Files.readInput(limit: VASTReader.longest)
        : try Files.read(path, kind, limit: VASTReader.longest)
    } catch {
      if case .unreadable(_, .tooLarge) = error { throw VASTRefusal.tooLarge }
      throw error
    }
  }
}
