/// How much is read of what others have written: all of it, its lines, and the bytes of each. Every
/// file, journal and child has its row here, and the article on limits says the same.
package struct ReadingLimits: Equatable, Sendable {
  package let bytes: Int
  package let lines: Int
  package let line: Int

  package init(bytes: Int, lines: Int = .max, line: Int = .max) {
    (self.bytes, self.lines, self.line) = (bytes, lines, line)
  }

  /// A scenario, theme, configuration or other file.
  package static let file = ReadingLimits(bytes: 64 << 20)
  /// More than anybody would view.
  package static let journal = ReadingLimits(bytes: 2 << 30, lines: 40_000_000, line: 64 << 20)
  /// A revenue report; it is read as a stream.
  package static let report = ReadingLimits(bytes: 1 << 30)
  /// A capture of traffic; it is read entry by entry.
  package static let capture = ReadingLimits(bytes: 2 << 30)
  /// What a child of the program reports.
  package static let reports = ReadingLimits(bytes: 256 << 20, lines: 1_000_000, line: 4 << 20)
  /// What a worker of a hunt has to do.
  package static let job = ReadingLimits(bytes: 256 << 20)
  /// What a compiler says.
  package static let build = ReadingLimits(bytes: 64 << 20)
  /// What an agent says.
  package static let message = ReadingLimits(bytes: .max, line: 16 << 20)
  /// What is typed in accessible mode.
  package static let typed = ReadingLimits(bytes: .max, line: 64 << 10)
}
