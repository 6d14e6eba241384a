import Catalogue
import Glibc

/// How much of a large file has been read, on a terminal.
struct ReadingProgress {
  private let path: String
  private let size: Int
  private let isShown: Bool
  private var percent = -1

  init(_ path: String) {
    self.path = path
    size = Files.size(of: path)
    isShown = size > 32 << 20 && isatty(STDERR_FILENO) == 1
  }

  mutating func show(_ done: Int) {
    let now = done * 100 / max(size, 1)
    guard isShown, now > percent else { return }
    percent = now
    Console.showProgress("\(now) %  \(path)")
  }

  func clear() {
    if isShown { Console.showProgress(nil) }
  }
}
