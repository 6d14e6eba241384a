import Catalogue
import CursesTerminal
import Foundation
import Glibc

/// What happens to the program itself, in the file of `--log`: one line for each event, with its time,
/// written at once. Without the option nothing is done, and no text is made.
@MainActor
enum Log {
  private static var file: Int32 = -1

  /// Begins, or goes on where an earlier program ended.
  static func begin(_ path: String?) throws(Failure) {
    guard let path, file < 0 else { return }
    let new = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard new >= 0 else { throw .unreadable(path: path, .system(Files.reason)) }
    file = new
    SignalLog.write(to: new)
    add(LogText.starts(Version.current, Arguments.words))
    on_exit({ status, _ in Log.leave(status) }, nil)
  }

  static func add(_ text: @autoclosure () -> String) {
    guard file >= 0 else { return }
    let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    Console.write(Array("\(time) \(Console.line(text()))\n".utf8), to: file)
  }

  /// An adapter may end the program on a thread of its own.
  nonisolated private static func leave(_ status: Int32) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { add(LogText.leaves(status)) }
  }
}
