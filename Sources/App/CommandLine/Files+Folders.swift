extension Files {
  /// Writes the file and the folders that it is in; returns the reason if that is not possible.
  static func write(_ text: String, makingFoldersOf path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in 1..<max(1, parts.count) where parts[count - 1] != "" {
      let folder = parts[..<count].joined(separator: "/")
      if let reason = Files.makeFolder(folder) { return reason }
    }
    return Files.write(Array(text.utf8), to: path)
  }
}
