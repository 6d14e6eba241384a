import Glibc

/// Where the program keeps what it remembers, only for its user.
enum StateFolder {
  /// Makes it if it does not exist; nil if there is no place for it.
  static func make() -> String? {
    guard let path else { return nil }
    var folder = ""
    for part in path.split(separator: "/") {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
    return Files.isFolder(path) ? path : nil
  }

  /// Keeps a text in a file that only its owner can read. If it cannot be written, nothing is lost but
  /// the memory.
  static func keep(_ text: String, as name: String) {
    guard let folder = make() else { return }
    _ = Files.write(Array(text.utf8), to: "\(folder)/\(name)", .replaced, mode: 0o600)
  }

  /// Whether or not it exists.
  static var path: String? { Environment.stateFolder.map { "\($0)/adplay" } }
}
