import Catalogue
import Glibc
import Screen

/// Standard output and standard error.
///
/// Text is for people and made safe here, whatever file, argument or journal it came from; bytes
/// are for programs, and are written unchanged.
enum Console {
  /// Prints one line about what went wrong.
  static func complain(_ sentence: String) { note("adplay: \(sentence)") }

  static func note(_ line: String) {
    write(Array("\(SafeText.clean(line))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes to standard error without a line end.
  static func writeError(_ text: String) {
    write(Array(text.utf8), to: STDERR_FILENO)
  }

  static func print(_ text: String) {
    print(Array(SafeText.lines(text).joined(separator: "\n").utf8))
  }

  /// Prints, or ends the process with the reason: a reader of the output must not mistake half of
  /// it for all.
  static func print(_ bytes: [UInt8]) {
    guard let reason = write(bytes, to: STDOUT_FILENO) else { return }
    if errno == EPIPE, endsOnBrokenPipe {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    complain(OutputTrouble.standardOutput(reason: reason).sentence)
    exit(2)
  }

  /// From now on a reader who leaves causes a write error, which ends the process only if it
  /// happens on standard output.
  static func takeBrokenPipes() { _ = endsOnBrokenPipe }

  /// As it was, for the program that this one becomes.
  static func giveBackBrokenPipes() {
    if endsOnBrokenPipe { signal(SIGPIPE, SIG_DFL) }
  }

  /// Whether the process was started to end when nobody reads its output any more.
  private static let endsOnBrokenPipe = signal(SIGPIPE, SIG_IGN) == nil

  /// Writes all of it; returns the reason if the system refuses.
  @discardableResult
  static func write(_ bytes: [UInt8], to file: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return Files.reason
      }
    }
    return nil
  }
}
