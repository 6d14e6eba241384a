import Catalogue
import Glibc
import Screen
import Synchronization

/// Standard output and standard error: the door through which every text leaves.
///
/// Text is for people and made safe here, whatever file, argument or journal it came from. Bytes are
/// written as they are, so each kind has a door of its own: JSON escapes what could do harm, and a
/// canvas has only safe text.
enum Console {
  /// Prints one line about what went wrong.
  static func complain(_ sentence: String) {
    note("adplay: \(sentence)")
    listener.withLock { $0 }?(sentence)
  }

  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// From now on somebody else is told of each complaint, too.
  static func hear(_ listener: @escaping @Sendable (String) -> Void) {
    self.listener.withLock { $0 = listener }
  }

  static func note(_ text: String) {
    write(Array("\(line(text))\n".utf8), to: STDERR_FILENO)
  }

  /// Puts a line on the terminal in place of the last one of these; nil takes that away.
  static func showProgress(_ text: String?) {
    write(Array("\r\u{1B}[K\(text.map(line) ?? "")".utf8), to: STDERR_FILENO)
  }

  /// A text as one safe line. It may have a word of any length in it, whose ends say enough.
  static func line(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > longestLine else { return SafeText.clean(text) }
    let (start, end) = (scalars.prefix(longestLine * 3 / 4), scalars.suffix(longestLine / 4))
    return SafeText.clean("\(String(start))…\(String(end))")
  }

  private static let longestLine = 2000

  static func print(_ text: String) {
    print(Array(SafeText.lines(text).joined(separator: "\n").utf8))
  }

  static func print(json: [UInt8]) { print(json) }

  static func print(canvas: [UInt8]) { print(canvas) }

  /// Lines with a carriage return at their ends, as a table has them. A break in a value becomes a
  /// space.
  static func print(table: String) { print(Array(safe(table: table).utf8)) }

  static func safe(table: String) -> String {
    table.split(separator: "\r\n", omittingEmptySubsequences: false)
      .map { SafeText.clean(String($0)) }.joined(separator: "\r\n")
  }

  /// Prints, or ends the process with the reason: a reader of the output must not mistake half of
  /// it for all.
  private static func print(_ bytes: [UInt8]) {
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
