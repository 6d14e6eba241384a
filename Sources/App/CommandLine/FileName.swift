/// A name for a file, made of what a scenario says.
enum FileName {
  /// Shorter than any file system's longest name, with room for a number and an ending.
  private static let limit = 120

  /// The text with everything replaced that is no letter, digit, `.`, `_` or `-`: an id such as
  /// `ca-app-pub-1/2` must not lead into another folder.
  static func from(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars where name.utf8.count < limit {
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      name.unicodeScalars.append(isPlain || "._-".unicodeScalars.contains(scalar) ? scalar : "-")
    }
    return name
  }
}
