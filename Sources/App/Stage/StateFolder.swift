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

  /// Whether or not it exists.
  static var path: String? { Environment.stateFolder.map { "\($0)/adplay" } }
}
