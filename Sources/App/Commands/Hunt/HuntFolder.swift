import Catalogue
import Glibc
import Hunting
import JSON
import Scenarios

/// Where finds are kept: a folder that remembers them from hunt to hunt, or new files in this one.
struct HuntFolder {
  private let path: String?
  /// What earlier hunts have found, in alphabetical order, without what they expect.
  let finds: [(cause: HuntFind.Cause, tree: JSONTree)]

  /// Makes the folder if it is not there. A file that is no scenario is refused: what it remembered
  /// would be lost without a word.
  init(_ path: String?) throws(Failure) {
    self.path = path
    guard let path else {
      finds = []
      return
    }
    if let reason = Files.makeFolder(path) {
      throw .unreadable(path: path, .system(reason))
    }
    var finds: [(cause: HuntFind.Cause, tree: JSONTree)] = []
    for file in try FolderList.paths(in: path) where file.hasSuffix(".json") {
      finds.append((Self.cause(file), try Self.tree(file)))
    }
    self.finds = finds
  }

  private static func tree(_ file: String) throws(Failure) -> JSONTree {
    let bytes = try Files.read(file)
    do {
      _ = try Scenario(reading: bytes)
      var tree = JSONTree(try JSONReader.read(bytes))
      let script = tree["script"]?.elements ?? []
      tree["script"] = .array(script.filter { $0["expect"] == nil })
      return tree
    } catch { throw .badFile(path: file, error) }
  }

  /// The file is named after what it shows.
  private static func cause(_ file: String) -> HuntFind.Cause {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return HuntFind.Cause(String(name.dropLast(5)))
  }

  /// Writes the file of a find: over the one before in a folder, and as a new one elsewhere.
  func write(_ text: String, _ cause: HuntFind.Cause) -> (path: String, failure: String?) {
    if let path {
      let file = path.hasSuffix("/") ? "\(path)\(cause.word).json" : "\(path)/\(cause.word).json"
      return (file, Files.write(Array(text.utf8), to: file))
    }
    let file = Files.createNew(cause.word, ".json")
    guard file.number >= 0 else { return (file.path, Files.reason) }
    defer { close(file.number) }
    return (file.path, Console.write(Array(text.utf8), to: file.number))
  }
}
