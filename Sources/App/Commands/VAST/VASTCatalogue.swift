import Catalogue
import JSON
import VAST

/// The documents that wrappers lead to, instead of a network.
struct VASTCatalogue {
  private let files: Listing
  /// By path: several wrappers may lead to the same document.
  private var answers: [String: Answer] = [:]

  /// What is at a URL.
  struct Answer {
    let url: String
    let path: String
    let result: Result<VASTReading, VASTRefusal>

    var vast: VASTAnswer {
      switch result {
      case .success(let reading): .document(reading.document)
      case .failure(let refusal): .refused(refusal)
      }
    }
  }

  /// The file of a document.
  struct Place {
    let path: String
    /// The map that names it, and where.
    var named: (map: String, position: JSONPosition)?
  }

  private enum Listing {
    /// Places by URL.
    case map([String: Place])
    /// All files of a folder.
    case folder(String, [String])
  }

  /// A folder, or a file such as `{"https://ads.example/tag": "answer.xml"}`.
  init(at path: String) throws(Failure) {
    guard !Files.isFolder(path) else {
      let paths = try FolderList.paths(in: path)
      let folder = ClosedFolder(path)
      if let link = paths.first(where: { !folder.admits(absolute: $0) }) {
        throw .unreadable(path: link, .leadsElsewhere(folder: path))
      }
      files = .folder(path, paths)
      return
    }
    let bytes = try Files.read(path, .any)
    do {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      var places: [String: Place] = [:]
      for member in try JSONReader.read(bytes, dialect: .relaxed).map() {
        let file = try member.value.string()
        places[member.key] = Place(
          path: file.hasPrefix("/") ? file : folder + file,
          named: (path, member.value.position))
      }
      files = .map(places)
    } catch { throw .badFile(path: path, error) }
    try Self.requireInside(files, path)
  }

  /// A map may come from anywhere: it reads nothing outside of its own folder.
  private static func requireInside(_ files: Listing, _ path: String) throws(Failure) {
    guard case .map(let places) = files else { return }
    let folder = ClosedFolder(Files.folder(of: path))
    for place in places.values.sorted(by: { $0.path < $1.path }) {
      guard let named = place.named, !folder.admits(absolute: place.path) else { continue }
      throw .badDocument(path: path, named.position, .beyond(place.path))
    }
  }

  /// What is there for a URL; nothing in the catalogue is nothing on the network.
  mutating func answer(to url: String) throws(Failure) -> Answer? {
    guard let place = try place(for: url) else { return nil }
    if let known = answers[place.path] { return known }
    let answer = Answer(url: url, path: place.path, result: try Self.read(place))
    answers[place.path] = answer
    return answer
  }

  /// The bytes of what is there; nil if there is nothing.
  func bytes(for url: String) throws -> [UInt8]? {
    guard let place = try place(for: url) else { return nil }
    return try Self.bytes(at: place)
  }

  private static func read(
    _ place: Place
  ) throws(Failure) -> Result<VASTReading, VASTRefusal> {
    do {
      return .success(try VASTReader.read(try bytes(at: place)))
    } catch let refusal as VASTRefusal {
      return .failure(refusal)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable(path: place.path, .system("\(error)"))
    }
  }

  /// What a map names and nobody can read is the map's mistake.
  private static func bytes(at place: Place) throws -> [UInt8] {
    do {
      return try VASTFiles.bytes(place.path)
    } catch Failure.unreadable(let path, let reason) {
      guard let (map, position) = place.named else {
        throw Failure.unreadable(path: path, reason)
      }
      throw Failure.badDocument(path: map, position, .unreadable(path, reason))
    }
  }

  /// Where the document of a URL is.
  func place(for url: String) throws(Failure) -> Place? {
    switch files {
    case .map(let places): return places[url]
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
      return found.first.map { Place(path: $0) }
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
