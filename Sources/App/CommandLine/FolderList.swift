import Catalogue
import Foundation

/// The files in a folder.
enum FolderList {
  /// The paths of all files below, in alphabetical order. What is hidden, such as a build, is left out.
  static func paths(in folder: String) throws(Failure) -> [String] {
    guard let listing = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(path: folder, .folderNotListed)
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var paths: [String] = []
    while let path = listing.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        listing.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths.sorted().map { prefix + $0 }.filter { !Files.isFolder($0) }
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
