/// Names of files.
enum FileName {
  /// Shorter than any file system's limit, with room for a number and an extension.
  private static let limit = 120

  /// A file name made from a scenario's text: the text with every character replaced except letters, digits, `.`, `_` and `-`: an id such as
  /// `ca-app-pub-1/2` must not lead into another folder.
  static func from(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars where name.utf8.count < limit {
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      name.unicodeScalars.append(isPlain || "._-".unicodeScalars.contains(scalar) ? scalar : "-")
    }
    return name
  }

  /// The name without folders and without what is behind the last dot.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// A path's last part.
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
