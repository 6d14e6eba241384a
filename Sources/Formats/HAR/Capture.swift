package import JSON

/// The requests of a session, as a proxy or a browser has recorded them, in the order of time.
package struct Capture: Sendable {
  package private(set) var exchanges: [Exchange] = []
  /// Entries that can't be read, or are too long.
  package private(set) var skipped = JSONListStream.Skipped()
  /// Whether the file ends where it should.
  package private(set) var isWhole = true

  /// When its first request began.
  package var start: WallTime { exchanges.first?.start ?? WallTime(microseconds: 0) }

  /// Reads pieces of a file.
  package struct Reader {
    /// Whether the whole of a body is needed; of others only the beginning is kept.
    private let needs: (_ body: [UInt8]) -> Bool
    private var stream = JSONListStream(keys: ["entries"])
    private var capture = Capture()
    private var begin: [UInt8] = []

    package init(keeping needs: @escaping (_ body: [UInt8]) -> Bool = { _ in true }) {
      self.needs = needs
    }

    package mutating func take(_ bytes: UnsafeRawBufferPointer) throws(CaptureTrouble) {
      if begin.count < 4 {
        begin += bytes.prefix(4 - begin.count)
        if begin.first == 0x78, begin.count > 1, begin[1] != UInt8(ascii: "\"") {
          throw .compressed
        }
        if begin.starts(with: [0x1F, 0x8B]) { throw .compressed }
        if begin.starts(with: [0xFE, 0xFF]) || begin.starts(with: [0xFF, 0xFE]) { throw .utf16 }
      }
      var (unread, found): ([(Int, Int)], [Exchange]) = ([], [])
      stream.take(bytes) { entry, number, line in
        if var exchange = Exchange(entry, number: number, line: line) {
          exchange.cutBody(unless: needs)
          found.append(exchange)
        } else {
          unread.append((number, line))
        }
      }
      for (number, line) in unread { stream.skip(number, line) }
      capture.exchanges += found
    }

    /// The capture, after the last piece.
    package consuming func finish() throws(CaptureTrouble) -> Capture {
      guard stream.hasEntries else { throw .noEntries }
      let isEmpty = capture.exchanges.isEmpty && stream.skipped.count == 0
      guard !isEmpty || stream.isWhole else { throw .noEntries }
      capture.skipped = stream.skipped
      capture.isWhole = stream.isWhole
      // Of equal moments the file's order counts: one tool writes whole seconds.
      capture.exchanges.sort { ($0.start, $0.number) < ($1.start, $1.number) }
      return capture
    }
  }
}

/// Why a file is no capture.
package enum CaptureTrouble: Error, Equatable, Sendable {
  /// No list of `entries` is in it.
  case noEntries
  case compressed
  case utf16
}
