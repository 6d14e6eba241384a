import Catalogue
import Glibc
import Screen

/// How far something has come: one line that is written over, on a terminal and where there is something
/// to wait for; or a line each, for a program that wants to know.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let speaks: Bool
  private var done = 0

  init(total: Int, speaks: Bool = false) {
    self.total = total
    self.speaks = speaks
    isShown = !speaks && total > 1 && isatty(STDERR_FILENO) == 1
  }

  /// Another one begins.
  mutating func show(_ name: String) {
    done += 1
    if isShown { Console.writeError(line(name)) }
  }

  /// Another of very many begins; a hundredth is what one can see.
  mutating func step(_ name: String) {
    done += 1
    guard isShown || speaks, total < 100 || done % (total / 100) == 0 else { return }
    Console.writeError(speaks ? "\(RunText.progress(done, of: total))\n" : line(name))
  }

  private func line(_ name: String) -> String {
    "\r\u{1B}[K\(RunText.progress(done, of: total))  \(SafeText.clean(name))"
  }

  func clear() {
    if isShown { Console.writeError("\r\u{1B}[K") }
  }
}
