import JSON

/// Pictures that a scenario names. Only names are kept: what is in a file decides nothing that a
/// journal records.
enum PictureFile {
  /// A path that the system can open, and that is one line wherever it is shown.
  static func canBeNamed(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// The same for editors.
  static let pattern = #"^[^\x00-\x1F\x7F]+$"#

  /// Whether a text that could be something else is the name of a picture.
  static func isNamed(_ text: String) -> Bool {
    canBeNamed(text) && [".png", ".jpg", ".jpeg"].contains { text.lowercased().hasSuffix($0) }
  }
}

/// Where the files are that a scenario names.
package struct FilePlaces: Equatable, Sendable {
  /// The folder of the scenario; empty for the current one.
  package var folder: String
  /// Files that another file named, with their paths.
  package var others: [String: String]

  package init(folder: String = "", others: [String: String] = [:]) {
    self.folder = folder
    self.others = others
  }

  /// Beside the file at this path.
  package init(beside path: String) {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    self.init(folder: String(path[..<end]))
  }

  /// Names are relative to the scenario, unless they begin at the root.
  package func path(of name: String) -> String {
    others[name] ?? (name.hasPrefix("/") ? name : folder + name)
  }

  /// Whether a file is in the folder or below it when all links are followed: what is embedded goes
  /// wherever journals and pages go, so a scenario from elsewhere must not choose freely. `resolve`
  /// follows links and returns nil for what does not exist, which is nowhere else.
  package func hold(_ path: String, resolving resolve: (String) -> String?) -> Bool {
    guard let file = resolve(path), let home = resolve(folder.isEmpty ? "." : folder) else {
      return true
    }
    return file.hasPrefix(home.hasSuffix("/") ? home : home + "/")
  }
}

extension Scenario {
  /// The pictures it names, each once, in the order of its ads.
  package var pictureFiles: [String] {
    let ads = adUnits.flatMap(\.lines).compactMap(\.ad)
    let names = ads.flatMap { [$0.icon?.file, $0.image?.file, $0.media] }.compactMap(\.self)
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension Codec where Value == String {
  /// The name of a picture's file.
  static let pictureFile = inFile({ .text($0, pattern: PictureFile.pattern) }) {
    (node) throws(JSONError) in try node.pictureFile()
  }
}

extension JSONNode {
  func pictureFile() throws(JSONError) -> String {
    let name = try string()
    guard PictureFile.canBeNamed(name) else {
      throw refusal("a file's name is not empty and has no control characters")
    }
    return name
  }
}
