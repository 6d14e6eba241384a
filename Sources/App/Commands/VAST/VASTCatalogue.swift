import Catalogue
import JSON
import VAST

/// The documents that wrappers lead to, instead of a network.
struct VASTCatalogue {
  private let files: Listing
  /// By path: several wrappers may lead to the same document.
  private var answers: [String: VASTAnswer] = [:]

  private enum Listing {
    /// Paths by URL.
    case map([String: String])
    /// All files of a folder.
    case folder(String, [String])
  }

  /// A folder, or a file such as `{"https://ads.example/tag": "answer.xml"}`.
  init(at path: String) throws(Failure) {
    guard !Files.isFolder(path) else {
      files = .folder(path, try FolderList.paths(in: path))
      return
    }
    let bytes = try Files.read(path)
    do {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      var paths: [String: String] = [:]
      for member in try JSONReader.read(bytes, dialect: .relaxed).map() {
        let file = try member.value.string()
        paths[member.key] = file.hasPrefix("/") ? file : folder + file
      }
      files = .map(paths)
    } catch { throw .badFile(path: path, error) }
  }

  /// What is there for a URL; nothing in the catalogue is nothing on the network.
  mutating func answer(to url: String) throws(Failure) -> VASTAnswer {
    guard let path = try path(for: url) else { return .unreachable }
    if let known = answers[path] { return known }
    let answer = try Self.answer(at: path)
    answers[path] = answer
    return answer
  }

  /// The bytes of what is there; nil if there is nothing.
  func bytes(for url: String) throws -> [UInt8]? {
    guard let path = try path(for: url) else { return nil }
    return try VASTFiles.bytes(path)
  }

  private static func answer(at path: String) throws(Failure) -> VASTAnswer {
    do {
      return .document(try VASTReader.read(try VASTFiles.bytes(path)).document)
    } catch let refusal as VASTRefusal {
      return .refused(refusal)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable(path: path, .system("\(error)"))
    }
  }

  private func path(for url: String) throws(Failure) -> String? {
    switch files {
    case .map(let paths): return paths[url]
    case .folder(let folder, let paths):
      let name = Self.lastComponent(of: url)
      guard !name.isEmpty else { return nil }
      let found = paths.filter { path in
        let file = path.split(separator: "/").last ?? ""
        return file == name || file == "\(name).xml"
      }
      guard found.count <= 1 else {
        throw .unreadable(path: folder, .twoAnswers(url: url, found[0], found[1]))
      }
      return found.first
    }
  }

  /// `tag` in `https://ads.example/a/tag?id=1`.
  static func lastComponent(of url: String) -> Substring {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let rest = path.firstRange(of: "://").map { path[$0.upperBound...] } ?? path
    guard let slash = rest.lastIndex(of: "/") else { return "" }
    return rest[rest.index(after: slash)...]
  }
}
