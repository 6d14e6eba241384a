package import JSON
package import Simulation

/// A journal in a file. Lines are read on demand: opening a million of them takes only as long as
/// finding where they end.
package final class RecordedJournal: Sendable {
  package let header: JournalHeader
  /// Whether the last line was cut off: the writer was stopped in the middle.
  package let isCut: Bool
  /// The whole file.
  package let bytes: [UInt8]
  /// Where the lines with entries begin, and where the last of them ends.
  private let starts: [Int]

  /// How many entries there are.
  package var count: Int { starts.count - 1 }

  package init(
    reading bytes: [UInt8], _ limits: ReadingLimits = .journal
  ) throws(JournalProblem) {
    let newline = UInt8(ascii: "\n")
    guard let headerEnd = bytes.firstIndex(of: newline) ?? (bytes.isEmpty ? nil : bytes.count)
    else {
      throw .unreadable(JSONError(position: .init(line: 1, column: 1), problem: .empty))
    }
    guard headerEnd <= limits.line else {
      throw .longLine(1, mebibytes: limits.line >> 20)
    }
    header = try JournalHeader(reading: try Self.firstLine(Array(bytes[..<headerEnd])))
    var starts = try LineStarts.find(
      in: bytes, from: min(headerEnd + 1, bytes.count), line: 2, limits)
    isCut = bytes.last != newline
    // Half a line is useless.
    if isCut, starts.count > 1 { starts.removeLast() }
    self.bytes = bytes
    self.starts = starts
  }

  private static func firstLine(_ bytes: [UInt8]) throws(JournalProblem) -> JSONNode {
    do throws(JSONError) { return try JSONReader.read(bytes, dialect: .strict) } catch {
      throw .unreadable(error)
    }
  }

  /// The line of an entry, including its line end.
  package func line(_ index: Int) -> ArraySlice<UInt8> { bytes[starts[index]..<starts[index + 1]] }

  /// The entry at a place, from 0.
  package func entry(_ index: Int) throws(JSONError) -> Entry {
    let line = line(index).dropLast()
    return try Entry(
      reading: try JSONReader.read(Array(line), dialect: .strict, firstLine: index + 2))
  }

  /// All entries.
  package func entries() throws(JSONError) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for index in 0..<count { entries.append(try entry(index)) }
    return entries
  }
}

extension RecordedJournal {
  /// How far a journal is played or shown.
  package enum End: Equatable, Sendable {
    case end
    /// Until the moment of the entry with this number.
    case entry(Int)
    /// Everything that had happened by this moment.
    case time(Instant)
  }

  /// Where the journal ends, if a place is beyond that.
  package func overshoot(of end: End) throws(JSONError) -> BeyondTheEnd? {
    switch end {
    case .end: return nil
    case .entry(let number): return number > count ? .entry(count) : nil
    case .time(let instant):
      let last = count == 0 ? .start : try entry(count - 1).time
      return instant > last ? .time(last) : nil
    }
  }

  /// The number of the last entry written by this moment; 0 if it was before all of them.
  package func lastEntry(by instant: Instant) throws(JSONError) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try entry(middle).time <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
