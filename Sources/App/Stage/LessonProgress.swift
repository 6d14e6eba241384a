import Glibc

/// The lessons that were done, remembered from one run to the next: names, one per line.
enum LessonProgress {
  static func read() -> Set<String> {
    guard let path, let bytes = try? Files.read(path, limit: 1 << 16) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  static func keep(_ learned: Set<String>) {
    StateFolder.keep(learned.sorted().map { "\($0)\n" }.joined(), as: "lessons")
  }

  static func reset() {
    if let path { unlink(path) }
  }

  private static var path: String? { StateFolder.path.map { "\($0)/lessons" } }
}
