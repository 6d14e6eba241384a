import Glibc
import Observing

/// The lines of standard input, of each of which only so much is kept.
struct TypedLines {
  private var buffer: ArraySlice<UInt8> = []
  private let most = ReadingLimits.typed.line

  /// Nil at the end.
  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if buffer.isEmpty { buffer = Self.read() }
      if buffer.isEmpty { return line.isEmpty ? nil : Self.text(line) }
      let part = buffer.prefix { $0 != UInt8(ascii: "\n") }
      line += part.prefix(most - line.count)
      buffer = buffer.dropFirst(part.count)
      guard buffer.isEmpty else {
        buffer.removeFirst()
        return Self.text(line)
      }
    }
  }

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  private static func read() -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    var count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = Glibc.read(STDIN_FILENO, &bytes, bytes.count) }
    return bytes[..<max(0, count)]
  }
}
