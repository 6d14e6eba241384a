import Glibc

/// Takes a long list apart into its objects while it is read, so that no more than the largest one is ever in
/// memory: the entries of a capture, or the rows of a report.
///
/// | where it is | a byte | then |
/// |---|---|---|
/// | outside | the bracket after the key of the list, at most two objects deep; without a key the first one | among entries |
/// | among entries | an opening brace | in an entry |
/// | in an entry | the brace that closes it | the entry is handed out; among entries |
/// | among entries | the closing bracket | outside |
package struct JSONListStream {
  /// The most bytes of an entry; a longer one is passed over.
  package static let longestEntry = JSONReader.longest

  /// How many entries were passed over, which, and in which line the first of them begins.
  package private(set) var skipped = Skipped()
  /// Whether the list of entries was there.
  package private(set) var hasEntries = false
  /// Whether the text ended where a text may end.
  package var isWhole: Bool { hasEntries && depth == 0 && !isInString }

  package struct Skipped: Equatable, Sendable {
    package var count = 0
    /// The places of the first of them among the entries, from 1.
    package var numbers: [Int] = []
    package var firstLine: Int?

    static let mostNumbers = 5

    package init() {}
  }

  private var depth = 0
  private var line = 1
  private var isInString = false
  private var isEscaped = false
  /// The last string outside of entries, as far as a key that matters is long.
  private var key: [UInt8] = []
  /// The depth of the list of entries while it is open.
  private var list: Int?
  private var entry: [UInt8] = []
  private var entryLine: Int?
  /// The place of the entry among those of the list, from 1.
  private var number = 1
  private var isTooLong = false
  /// The last of them that is no object.
  private var passedOver: Int?

  /// The keys that the list may have; an empty one is that of a text that is a list.
  private let keys: [[UInt8]]

  package init(keys: [String]) { self.keys = keys.map { Array($0.utf8) } }

  /// Takes the next bytes, and hands out each entry that they complete, with its number and the line of
  /// its brace.
  package mutating func take<Failure: Error>(
    _ bytes: UnsafeRawBufferPointer,
    _ each: (_ entry: [UInt8], _ number: Int, _ line: Int) throws(Failure) -> Void
  ) throws(Failure) {
    var place = 0
    /// The first byte that is not yet kept.
    var start = 0
    while place < bytes.count {
      if isInString {
        place =
          entryLine == nil
          ? endOfString(in: bytes, from: place) : endOfPassedString(in: bytes, from: place)
        continue
      }
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
        passOver()
        if entryLine == nil { key.removeAll(keepingCapacity: true) }
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: ","): if depth == list { number += 1 }
      case UInt8(ascii: "{"):
        if depth == list, entryLine == nil { (entryLine, start) = (line, place - 1) }
        depth += 1
      case UInt8(ascii: "["):
        passOver()
        depth += 1
        if list == nil, !hasEntries, depth <= 3, isKey {
          (list, hasEntries) = (depth, true)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if let line = entryLine, depth == list {
          keep(bytes[start..<place])
          defer { (entryLine, isTooLong) = (nil, false) }
          if isTooLong { skip(number, line) } else { try each(entry, number, line) }
          entry.removeAll(keepingCapacity: entry.count < 1 << 20)
        } else if let open = list, depth < open {
          list = nil
        }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: passOver()
      }
    }
    if entryLine != nil { keep(bytes[start...]) }
  }

  /// An entry that can't be read is passed over, as one that is too long.
  package mutating func skip(_ number: Int, _ line: Int) {
    skipped.count += 1
    if skipped.numbers.count < Skipped.mostNumbers { skipped.numbers.append(number) }
    skipped.firstLine = skipped.firstLine ?? line
  }

  /// Counts a value of the list that is no object, such as `null`, as an entry that can't be read.
  private mutating func passOver() {
    guard depth == list, entryLine == nil, passedOver != number else { return }
    passedOver = number
    skip(number, line)
  }

  private var isKey: Bool { keys.contains(key) && (!key.isEmpty || depth == 1) }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
    isTooLong = isTooLong || entry.count + bytes.count > Self.longestEntry
    if isTooLong { entry.removeAll() } else { entry += bytes }
  }

  /// The same for a string inside of an entry, of which nobody asks what it says.
  private mutating func endOfPassedString(
    in bytes: UnsafeRawBufferPointer, from first: Int
  ) -> Int {
    guard let base = bytes.baseAddress else { return bytes.count }
    var place = first
    while place < bytes.count {
      let quote = memchr(base + place, Int32(UInt8(ascii: "\"")), bytes.count - place)
      let end = quote.map { UnsafeRawPointer($0) - base } ?? bytes.count
      var slashes = end
      while slashes > place, bytes[slashes - 1] == UInt8(ascii: "\\") { slashes -= 1 }
      // A backslash at the end of the bytes before belongs to a row of them that begins here.
      let count = end - slashes + (slashes == place && isEscaped ? 1 : 0)
      isEscaped = !count.isMultiple(of: 2)
      guard end < bytes.count else { return end }
      place = end + 1
      if !isEscaped {
        isInString = false
        return place
      }
      isEscaped = false
    }
    return place
  }

  /// The place behind the string, or the end of the bytes.
  private mutating func endOfString(in bytes: UnsafeRawBufferPointer, from first: Int) -> Int {
    var place = first
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
        break
      }
      if key.count < 16 { key.append(byte) }
    }
    return place
  }
}
