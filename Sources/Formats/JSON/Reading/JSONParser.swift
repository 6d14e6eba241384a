/// Turns a text into the flat list of its entries, container by container.
///
/// It recurses once per level, and the number of levels is limited.
struct JSONParser {
  var scanner: JSONScanner
  var entries: [JSONEntry] = []
  /// The containers that are open here, outermost first.
  private var open: [Int] = []
  /// The keys of the open objects so far.
  private var keys: [Int] = []

  init(scanner: JSONScanner) {
    self.scanner = scanner
  }

  mutating func readDocument() throws(JSONError) -> JSONNode {
    try scanner.skipBlanks()
    guard !scanner.isAtEnd else { throw scanner.failure(.empty, at: scanner.offset) }
    try readValue()
    try scanner.skipBlanks()
    guard scanner.isAtEnd else { throw surprise { .trailingText(found: $0) } }
    let document = JSONDocument(bytes: scanner.bytes, entries: entries, lines: scanner.lines)
    return JSONNode(document: document, index: 0)
  }

  private mutating func readValue() throws(JSONError) {
    switch scanner.next {
    case UInt8(ascii: "{"): try readObject()
    case UInt8(ascii: "["): try readArray()
    case UInt8(ascii: "\""): entries.append(try scanner.readString())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      entries.append(try scanner.readNumber())
    case let byte where JSONWord.contains(byte): entries.append(try scanner.readWord())
    default: throw unexpected(.value)
    }
  }

  private mutating func readArray() throws(JSONError) {
    let array = try begin(.array)
    while try hasNext(before: UInt8(ascii: "]"), in: array, expected: .commaOrBracket) {
      try readValue()
    }
    end(array)
  }

  private mutating func readObject() throws(JSONError) {
    let object = try begin(.object)
    let firstKey = keys.count
    while try hasNext(before: UInt8(ascii: "}"), in: object, expected: .commaOrBrace) {
      try readKey()
      try readValue()
    }
    try refuseDuplicates(among: keys[firstKey...])
    keys.removeSubrange(firstKey...)
    end(object)
  }

  private mutating func readKey() throws(JSONError) {
    guard scanner.next == UInt8(ascii: "\"") else { throw unexpected(.key) }
    keys.append(entries.count)
    entries.append(try scanner.readString())
    try scanner.skipBlanks()
    guard scanner.take(UInt8(ascii: ":")) else { throw unexpected(.colon) }
    try scanner.skipBlanks()
  }

  private func refuseDuplicates(among keys: ArraySlice<Int>) throws(JSONError) {
    let comparison = JSONKeyComparison(bytes: scanner.bytes, entries: entries)
    guard let (first, second) = comparison.duplicate(among: keys) else { return }
    let place = scanner.lines.position(of: entries[first].start, in: scanner.bytes)
    let key = String(decoding: comparison.key(second), as: UTF8.self)
    throw scanner.failure(.duplicateKey(key, first: place), at: entries[second].start)
  }
}

extension JSONParser {
  private mutating func begin(_ kind: JSONEntry.Kind) throws(JSONError) -> Int {
    guard open.count < JSONReader.deepest else {
      throw scanner.failure(.tooDeep(limit: JSONReader.deepest), at: scanner.offset)
    }
    open.append(entries.count)
    entries.append(JSONEntry(kind, from: scanner.offset, to: scanner.offset))
    scanner.offset += 1
    return entries.count - 1
  }

  private mutating func end(_ container: Int) {
    entries[container].end = entries.count
    open.removeLast()
  }

  /// Whether another child follows in the container; steps over the comma or the end.
  private mutating func hasNext(
    before closing: UInt8, in container: Int, expected: JSONError.Expectation
  ) throws(JSONError) -> Bool {
    try scanner.skipBlanks()
    if scanner.take(closing) { return false }
    if entries.count == container + 1 { return true }
    let comma = scanner.offset
    guard scanner.take(UInt8(ascii: ",")) else { throw unexpected(expected) }
    try scanner.skipBlanks()
    guard scanner.take(closing) else { return true }
    guard scanner.dialect == .relaxed else { throw scanner.failure(.trailingComma, at: comma) }
    return false
  }

  private func unexpected(_ expected: JSONError.Expectation) -> JSONError {
    surprise { .unexpected(found: $0, expected: expected) }
  }

  /// The problem with what is under the cursor, unless that is the end of the text or not text at
  /// all.
  private func surprise(_ problem: (String) -> JSONError.Problem) -> JSONError {
    if scanner.isAtEnd, let container = open.last {
      let entry = entries[container]
      let opened = scanner.lines.position(of: entry.start, in: scanner.bytes)
      let problem = JSONError.Problem.truncated(inside: entry.kind.outside, opened: opened)
      return scanner.failure(problem, at: scanner.offset)
    }
    guard scanner.next != 0 else { return scanner.failure(.nulByte, at: scanner.offset) }
    return scanner.failure(problem(scanner.found()), at: scanner.offset)
  }
}
