import Catalogue
import Glibc

/// Shows progress: one line that is overwritten, on a terminal and if there is something to wait
/// for; or one line per step, for a program that asks for it.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let speaks: Bool
  private var done: Int

  init(total: Int, speaks: Bool = false, done: Int = 0) {
    self.total = total
    self.done = done
    self.speaks = speaks
    isShown = !speaks && total > 1 && isatty(STDERR_FILENO) == 1
  }

  /// The next one begins.
  mutating func show(_ name: String) {
    done += 1
    if isShown { Console.showProgress(line(name)) }
  }

  /// The next of very many begins; only whole percent are shown.
  mutating func step(_ name: String) {
    done += 1
    guard total < 100 || done % (total / 100) == 0 else { return }
    Reports.tell(.played(done))
    guard isShown || speaks else { return }
    speaks ? Console.note("\(done) of \(total)") : Console.showProgress(line(name))
  }

  private func line(_ name: String) -> String {
    "\(RunText.progress(done, of: total))  \(name)"
  }

  func clear() {
    if isShown { Console.showProgress(nil) }
  }
}
