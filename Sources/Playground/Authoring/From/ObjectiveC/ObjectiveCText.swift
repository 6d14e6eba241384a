/// A source in Objective-C whose code can be told from what is none.
///
///     [ad load:@"a } b"];  // not [this]
///     [ad load:@"00000"];
struct ObjectiveCText {
  let source: [Unicode.Scalar]
  /// As long as the source: comments and directives are blank, and strings are full of zeros.
  let code: [Unicode.Scalar]
  /// Comments, directives and the lines of branches that are not compiled, in order.
  let notes: [Range<Int>]
  /// Where something is not closed.
  let unclosed: [Int]
  private let lines: [Int]

  init(_ text: String) {
    var lexer = ObjectiveCLexer(Array(text.unicodeScalars))
    lexer.run()
    (source, code, notes, unclosed) = (lexer.source, lexer.code, lexer.notes, lexer.unclosed)
    lines = source.indices.filter { [source] in source[$0] == "\n" }
  }

  /// The number of the line that a place is in.
  func line(of place: Int) -> Int { lines.count { $0 < place } + 1 }

  func notes(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    notes[notes.count { $0.lowerBound < range.lowerBound }...].prefix {
      $0.lowerBound < range.upperBound
    }
  }

  /// The source as it stands.
  func text(_ range: Range<Int>) -> String { String(source[range]) }

  /// The source without comments, each blank a single one.
  func plain(_ range: Range<Int>) -> String {
    var plain: [Unicode.Scalar] = []
    for place in range {
      let isBlank = code[place].isBlank
      if !isBlank || plain.last ?? " " != " " { plain.append(isBlank ? " " : source[place]) }
    }
    if plain.last == " " { plain.removeLast() }
    return String(plain[...])
  }

  // MARK: Places

  /// The next place that is not blank.
  func skip(_ place: Int, _ end: Int) -> Int {
    var place = place
    while place < end, code[place].isBlank { place += 1 }
    return place
  }

  /// The word that begins there; empty if there is none.
  func word(_ place: Int, _ end: Int) -> String {
    String(code[place..<end].prefix { $0.isOfWord })
  }

  /// The word that ends in front of a place.
  func word(before place: Int, from start: Int) -> String {
    let length = code[start..<place].reversed().prefix { $0.isOfWord }.count
    return String(code[(place - length)..<place])
  }

  /// For each bracket that opens there and is closed, the place of the other one.
  func partners(in body: Range<Int>) -> [Int: Int] {
    var (open, partners): ([Int], [Int: Int]) = ([], [:])
    for place in body {
      switch code[place] {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        // ASCII has one or two signs between the brackets of a pair.
        guard let start = open.last, (1...2).contains(code[place].value &- code[start].value)
        else { continue }
        partners[open.removeLast()] = place
      default: break
      }
    }
    return partners
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { self <= " " }

  /// Whether it may be in a name; letters beyond ASCII may.
  var isOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
    default: false
    }
  }
}

extension String {
  init(_ signs: ArraySlice<Unicode.Scalar>) {
    self.init(UnicodeScalarView(signs))
  }

  /// The number of places that it takes.
  var length: Int { unicodeScalars.count }
}

extension Array {
  /// The number of elements in front, of a list that has these first.
  fileprivate func count(_ isInFront: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInFront(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Tells code from what is none. Of an `#if` the first branch counts, unless it is `#if 0`.
private struct ObjectiveCLexer {
  let source: [Unicode.Scalar]
  private(set) var code: [Unicode.Scalar]
  private(set) var notes: [Range<Int>] = []
  private(set) var unclosed: [Int] = []
  private var place = 0
  /// For each condition around, whether its branch is compiled.
  private var branches: [Bool] = []

  init(_ source: [Unicode.Scalar]) { (self.source, code) = (source, source) }

  mutating func run() {
    var isLineStart = true
    while place < source.count {
      let sign = source[place]
      let next = place + 1 < source.count ? source[place + 1] : " "
      switch (sign, next) {
      case ("#", _) where isLineStart: directive()
      case _ where isLineStart && branches.contains(false) && !sign.isBlank, ("/", "/"):
        note(upTo: endOfLine(place))
      case ("/", "*"): comment()
      case ("\"", _), ("'", _): string(sign)
      default: place += 1
      }
      isLineStart = sign == "\n" || (isLineStart && sign.isBlank)
    }
  }

  private func endOfLine(_ start: Int) -> Int {
    source[start...].firstIndex(of: "\n") ?? source.count
  }

  private mutating func note(upTo end: Int) {
    notes.append(place..<end)
    for index in place..<end where source[index] != "\n" { code[index] = " " }
    place = end
  }

  private mutating func comment() {
    let close = source[(place + 2)...].indices.dropLast().first {
      source[$0] == "*" && source[$0 + 1] == "/"
    }
    if close == nil { unclosed.append(place) }
    note(upTo: close.map { $0 + 2 } ?? source.count)
  }

  /// A string that does not end ends with its line.
  private mutating func string(_ quote: Unicode.Scalar) {
    let start = place
    place += 1
    while place < source.count, source[place] != quote, source[place] != "\n" {
      let end = min(place + (source[place] == "\\" ? 2 : 1), source.count)
      for index in place..<end where source[index] != "\n" { code[index] = "0" }
      place = end
    }
    if place < source.count, source[place] == quote {
      place += 1
    } else {
      unclosed.append(start)
    }
  }

  /// Up to the end of its line, or further if that ends with a backslash.
  private mutating func directive() {
    var end = endOfLine(place)
    while end < source.count, source[end - 1] == "\\" { end = endOfLine(end + 1) }
    let words = String(source[(place + 1)..<end].prefix(40)).split { $0 == " " || $0 == "\t" }
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
