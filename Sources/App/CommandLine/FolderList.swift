import Catalogue
import Foundation

/// The files in a folder.
enum FolderList {
  /// The paths of all files below, in alphabetical order.
  static func paths(in folder: String) throws(Failure) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(path: folder, .folderNotListed)
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.compactMap { $0 as? String }.sorted().map { prefix + $0 }
      .filter { !Files.isFolder($0) }
  }
}
