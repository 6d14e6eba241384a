import Glibc

/// How far a run has come, in one line that is written over; only on a terminal, and only where there
/// is something to wait for.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var done = 0

  init(total: Int) {
    self.total = total
    isShown = total > 1 && isatty(STDERR_FILENO) == 1
  }

  mutating func show(_ name: String) {
    done += 1
    if isShown { Console.writeError("\r\u{1B}[K\(done) of \(total)  \(name)") }
  }

  func clear() {
    if isShown { Console.writeError("\r\u{1B}[K") }
  }
}
