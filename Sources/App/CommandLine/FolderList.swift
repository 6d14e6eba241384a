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

  /// Those that are meant. One that nobody should wait for, such as a pipe, is refused: it would
  /// otherwise be left out in silence.
  static func files(
    in folder: String, where isMeant: (String) -> Bool
  ) throws(Failure) -> [String] {
    let files = try paths(in: folder).filter(isMeant)
    for file in files { try Files.requireRegular(file) }
    return files
  }
}
