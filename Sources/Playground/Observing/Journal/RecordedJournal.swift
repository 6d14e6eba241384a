package import JSON
package import Simulation

/// A journal as it stands in a file. Lines are read when they are asked for: a million of them take as
/// long to open as it takes to find where they end.
package final class RecordedJournal: Sendable {
  package let header: JournalHeader
  /// Whether the last line was cut off: whoever wrote it was stopped in the middle.
  package let isCut: Bool
  private let bytes: [UInt8]
  /// Where the lines begin that hold entries, and where the last of them ends.
  private let starts: [Int]

  /// How many entries there are.
  package var count: Int { starts.count - 1 }

  package init(reading bytes: [UInt8]) throws(JSONError) {
    let newline = UInt8(ascii: "\n")
    guard let headerEnd = bytes.firstIndex(of: newline) ?? (bytes.isEmpty ? nil : bytes.count)
    else {
      throw JSONError(position: .init(line: 1, column: 1), problem: .empty)
    }
    header = try JournalHeader(
      reading: try JSONReader.read(Array(bytes[..<headerEnd]), dialect: .strict))
    var starts = LineStarts.find(in: bytes, from: min(headerEnd + 1, bytes.count))
    isCut = bytes.last != newline
    // Half a line says nothing.
    if isCut, starts.count > 1 { starts.removeLast() }
    self.bytes = bytes
    self.starts = starts
  }

  /// The line of an entry, with its end.
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
  /// Up to where a journal is played or shown.
  package enum End: Equatable, Sendable {
    case end
    /// To the moment of the entry with this number.
    case entry(Int)
    /// To what had happened by this moment.
    case time(Instant)
  }

  /// Where the journal ends, if a place lies behind that.
  package func overshoot(of end: End) throws(JSONError) -> BeyondTheEnd? {
    switch end {
    case .end: return nil
    case .entry(let number): return number > count ? .entry(count) : nil
    case .time(let instant):
      let last = count == 0 ? .start : try entry(count - 1).time
      return instant > last ? .time(last) : nil
    }
  }

  /// The number of the last entry that was written by a moment; 0 when that was before all of them.
  package func lastEntry(by instant: Instant) throws(JSONError) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try entry(middle).time <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
