import Simulation

/// Which run of an application a file begins with, and from which entry on.
package struct RecordingStart: Equatable {
  /// Nil for a file in whose beginning no recorder wrote.
  package private(set) var run: String?
  package private(set) var number = 0
  /// Whether it begins with an entry of which no header says anything.
  package private(set) var isHeadless = false

  package init(of beginning: [UInt8]) {
    var lines = RecordingLines()
    var run: String?
    var number: Int?
    var hasHeader = false
    lines.take(beginning[...]) { text, line in
      guard number == nil, let text else { return }
      for object in Self.objects(in: text) {
        switch RecordingLine.reading(object, line: line) {
        case .header(let header): (run, hasHeader) = (run ?? header.recorded?.run, true)
        case .entry(let entry, let own, _): (run, number) = (run ?? own, number ?? entry.number)
        case .part(let part): run = run ?? part.whole.run
        case .trouble: break
        }
      }
    }
    (self.run, self.number) = (run, number ?? 0)
    isHeadless = run == nil && number != nil && !hasHeader
  }

  private static func objects(in text: UnsafeRawBufferPointer) -> [[UInt8]] {
    let found = ConsoleText.finds(in: text).compactMap { find in
      if case .object(let bytes, _) = find { bytes } else { nil }
    }
    guard found.isEmpty, ConsoleText.firstByte(of: text) == UInt8(ascii: "{") else { return found }
    return [ConsoleText.trimmed(text)]
  }
}
