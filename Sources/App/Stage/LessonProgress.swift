import Glibc

/// The lessons that were done, remembered from one run to the next: names, one per line, in a file
/// that only its owner can read. If it cannot be written, nothing is lost but the memory.
enum LessonProgress {
  static func read() -> Set<String> {
    guard let path, let bytes = try? Files.read(path, limit: 1 << 16) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  static func keep(_ learned: Set<String>) {
    guard StateFolder.make() != nil, let path else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    _ = Console.write(Array(learned.sorted().map { "\($0)\n" }.joined().utf8), to: file)
  }

  static func reset() {
    if let path { unlink(path) }
  }

  private static var path: String? { StateFolder.path.map { "\($0)/lessons" } }
}
