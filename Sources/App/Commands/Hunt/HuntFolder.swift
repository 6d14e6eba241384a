import Catalogue
import Hunting

/// Where finds are kept: a folder that remembers them from hunt to hunt, or new files in this one.
struct HuntFolder {
  private let path: String?
  /// The finds of earlier hunts, in alphabetical order.
  let finds: [KeptFind]

  /// Makes the folder if it is not there. A file that is no scenario, or does not say what it shows, is
  /// refused: what it remembered would be lost without a word.
  init(_ path: String?) throws(Failure) {
    self.path = path
    guard let path else {
      finds = []
      return
    }
    if let reason = Files.makeFolder(path) {
      throw .unreadable(path: path, .system(reason))
    }
    var finds: [KeptFind] = []
    for file in try FolderList.paths(in: path) where file.hasSuffix(".json") {
      let content = try Files.read(file)
      // A full disk once left it, and nothing was in it.
      guard !content.isEmpty else { continue }
      finds.append(try KeptFind(file, content))
    }
    self.finds = finds
  }

  /// Writes a new file, which is named after what it shows.
  func write(_ text: String, _ cause: HuntFind.Cause) -> (path: String, failure: String?) {
    let folder = path.map { $0.hasSuffix("/") ? $0 : "\($0)/" } ?? ""
    let (stem, bytes) = ("\(folder)\(cause.word)", Array(text.utf8))
    if let same = Self.file(stem, with: bytes) { return (same, nil) }
    return Files.writeNew(bytes, stem, ".json")
  }

  /// The file that an earlier hunt has written of the same find.
  private static func file(_ stem: String, with bytes: [UInt8]) -> String? {
    let names = ["\(stem).json"] + (2...99).map { "\(stem)-\($0).json" }
    for name in names {
      guard let content = try? Files.read(name) else { return nil }
      if content == bytes { return name }
    }
    return nil
  }
}
