/// A source in Objective-C, with a copy in which only code is left.
///
///     [ad load:@"a } b"];  // not [this]
///     [ad load:@"00000"];
struct ObjectiveCText {
  let bytes: [UInt8]
  /// As long as the source: comments and directives are blank, and strings are full of zeros.
  let code: [UInt8]
  /// Comments, directives and the lines of branches that are not compiled, in order.
  let notes: [Range<Int>]
  /// Where something is not closed.
  let unclosed: [Int]
  private let lines: [Int]

  init(_ source: String) {
    bytes = Array(source.utf8)
    var lexer = ObjectiveCLexer(bytes)
    lexer.run()
    (code, notes, unclosed) = (lexer.code, lexer.notes, lexer.unclosed)
    lines = bytes.indices.filter { [bytes] in bytes[$0] == newline }
  }

  /// The number of the line that a place is in.
  func line(of place: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// For each bracket that opens there and is closed, the place of the other one.
  func partners(in body: Range<Int>) -> [Int: Int] {
    var (open, partners): ([Int], [Int: Int]) = ([], [:])
    for place in body {
      switch code[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(place)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // ASCII has one or two signs between the brackets of a pair.
        guard let start = open.last, (1...2).contains(Int(code[place]) - Int(code[start])) else {
          continue
        }
        open.removeLast()
        partners[start] = place
      default: break
      }
    }
    return partners
  }

  /// The number of the first note that begins there or later.
  func firstNote(from place: Int) -> Int {
    var (low, high) = (0, notes.count)
    while low < high {
      let middle = (low + high) / 2
      if notes[middle].lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func notes(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    notes[firstNote(from: range.lowerBound)...].prefix { $0.lowerBound < range.upperBound }
  }

  /// The source as it stands.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The source without comments, each blank a single one.
  func plain(_ range: Range<Int>) -> String {
    var plain: [UInt8] = []
    for place in range {
      let isBlank = code[place] <= space
      if isBlank, plain.last ?? space == space { continue }
      plain.append(isBlank ? space : bytes[place])
    }
    if plain.last == space { plain.removeLast() }
    return String(decoding: plain, as: UTF8.self)
  }
}

let newline = UInt8(ascii: "\n")
let space = UInt8(ascii: " ")

extension UInt8 {
  /// Whether it may be in a name; letters beyond ASCII may.
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// Tells code from what is none. Of an `#if` the first branch counts, unless it is `#if 0`.
private struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private(set) var code: [UInt8]
  private(set) var notes: [Range<Int>] = []
  private(set) var unclosed: [Int] = []
  private var place = 0
  /// For each condition around, whether its branch is compiled.
  private var branches: [Bool] = []

  init(_ bytes: [UInt8]) { (self.bytes, code) = (bytes, bytes) }

  mutating func run() {
    var isLineStart = true
    while place < bytes.count {
      let byte = bytes[place]
      if isLineStart, byte == UInt8(ascii: "#") {
        directive()
      } else if isLineStart, branches.contains(false), byte > space {
        note(upTo: endOfLine(place))
      } else if begins("//") {
        note(upTo: endOfLine(place))
      } else if begins("/*") {
        comment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        string(byte)
      } else {
        place += 1
      }
      isLineStart = byte == newline || (isLineStart && byte <= space)
    }
  }

  private func begins(_ sign: StaticString) -> Bool {
    place + 1 < bytes.count && bytes[place] == sign.utf8Start[0]
      && bytes[place + 1] == sign.utf8Start[1]
  }

  private func endOfLine(_ start: Int) -> Int {
    bytes[start...].firstIndex(of: newline) ?? bytes.count
  }

  private mutating func note(upTo end: Int) {
    notes.append(place..<end)
    for index in place..<end where bytes[index] != newline { code[index] = space }
    place = end
  }

  private mutating func comment() {
    var end = place + 2
    while end + 1 < bytes.count,
      bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
    {
      end += 1
    }
    if end + 1 >= bytes.count { unclosed.append(place) }
    note(upTo: min(end + 2, bytes.count))
  }

  /// A string that does not end ends with its line.
  private mutating func string(_ quote: UInt8) {
    let start = place
    place += 1
    while place < bytes.count, bytes[place] != quote, bytes[place] != newline {
      let isEscape = bytes[place] == UInt8(ascii: "\\") && place + 1 < bytes.count
      for index in place...(isEscape ? place + 1 : place) where bytes[index] != newline {
        code[index] = UInt8(ascii: "0")
      }
      place += isEscape ? 2 : 1
    }
    guard place < bytes.count, bytes[place] == quote else {
      unclosed.append(start)
      return
    }
    place += 1
  }

  /// Up to the end of its line, or further if that ends with a backslash.
  private mutating func directive() {
    var end = endOfLine(place)
    while end < bytes.count, bytes[end - 1] == UInt8(ascii: "\\") { end = endOfLine(end + 1) }
    let words = String(decoding: bytes[(place + 1)..<end].prefix(40), as: UTF8.self)
      .split { $0 == " " || $0 == "\t" }
    switch words.first ?? "" {
    case "if", "ifdef", "ifndef": branches.append(words.dropFirst().first != "0")
    case "else", "elif":
      // After a branch that counts none does.
      if let last = branches.popLast() { branches.append(!last) }
    case "endif": _ = branches.popLast()
    default: break
    }
    note(upTo: end)
  }
}
