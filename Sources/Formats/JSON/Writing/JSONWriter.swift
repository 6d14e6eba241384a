/// Appends JSON to bytes, with no blanks unless told to: the same calls always give the same bytes.
///
/// It adds the commas itself; the caller must match brackets and give each key a value. Keep one
/// and empty it with `removeAll()` to write many lines into one allocation.
package struct JSONWriter {
  package internal(set) var bytes: [UInt8] = []
  private var needsComma = false
  private let isPretty: Bool
  /// How many brackets are open; only used when lines are broken.
  private var level = 0
  private var isBehindKey = false

  package init() {
    isPretty = false
  }

  /// Breaks lines when the layout is pretty. Keys stay in the order in which they are written.
  package init(layout: JSONLayout) {
    isPretty = layout.isPretty
  }

  /// Appends to what `bytes` already hold; they are moved, not copied.
  package static func append<Failure: Error>(
    to bytes: inout [UInt8], _ write: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter()
    swap(&writer.bytes, &bytes)
    defer { swap(&writer.bytes, &bytes) }
    try write(&writer)
  }

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
    level = 0
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Ends a line of JSON Lines.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  package mutating func writeKey(_ key: String) {
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    if isPretty {
      bytes.append(UInt8(ascii: " "))
      isBehindKey = true
    }
  }

  package mutating func write(_ text: String) {
    separate()
    appendQuoted(text)
  }

  package mutating func write(_ bool: Bool) {
    separate()
    append(bool ? "true" : "false")
  }

  package mutating func writeNull() {
    separate()
    append("null")
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
    if isPretty { level += 1 }
  }

  private mutating func end(_ bracket: UInt8) {
    if isPretty {
      level -= 1
      if needsComma { breakLine() }
    }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<max(level, 0) { append("  ") }
  }

  /// The comma before every child but the first; from here on one is needed.
  mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    if isPretty {
      if !isBehindKey, level > 0 { breakLine() }
      isBehindKey = false
    }
  }

  /// Only the comma, for when a line end comes before the next child.
  mutating func separateAheadOfTime() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  mutating func append(_ ascii: StaticString) {
    ascii.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

extension JSONWriter {
  package mutating func writeMember(_ key: String, _ text: String) {
    writeKey(key)
    write(text)
  }

  package mutating func writeMember(_ key: String, _ bool: Bool) {
    writeKey(key)
    write(bool)
  }

  package mutating func writeMember(_ key: String, _ int: Int) {
    writeKey(key)
    write(int)
  }
}
