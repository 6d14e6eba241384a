import Catalogue
import Glibc
import Hunting
import JSON

/// Where finds are kept: a folder that remembers them from hunt to hunt, or new files in this one.
struct HuntFolder {
  private let path: String?

  /// Makes the folder if it is not there.
  init(_ path: String?) throws(Failure) {
    self.path = path
    guard let path, let reason = Files.makeFolder(path) else { return }
    throw .unreadable(path: path, .system(reason))
  }

  /// What earlier hunts have found, in alphabetical order, without what they expect.
  var finds: [(cause: HuntFind.Cause, tree: JSONTree)] {
    guard let path, let files = try? FolderList.paths(in: path) else { return [] }
    return files.filter { $0.hasSuffix(".json") }.compactMap { file in
      guard let bytes = try? Files.read(file), let node = try? JSONReader.read(bytes) else {
        return nil
      }
      var tree = JSONTree(node)
      let script = tree["script"]?.elements ?? []
      tree["script"] = .array(script.filter { $0["expect"] == nil })
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return (HuntFind.Cause(String(name.dropLast(5))), tree)
    }
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
