/// The statements of a body, each on one line.
struct ObjectiveCStatements {
  struct Line: Equatable {
    /// The number of blocks around it.
    let depth: Int
    let text: String
    /// Empty for comments and directives.
    let range: Range<Int>
  }

  private let text: ObjectiveCText
  private let body: Range<Int>
  private(set) var lines: [Line] = []
  private let partners: [Int: Int]
  private var start: Int
  /// For each block around, the number of round brackets that were open in front of it.
  private var outer: [Int] = []
  private var open = 0

  init(_ text: ObjectiveCText, _ body: Range<Int>) {
    (self.text, self.body, start) = (text, body, body.lowerBound)
    partners = text.partners(in: body)
    var note = text.firstNote(from: body.lowerBound)
    var place = body.lowerBound
    while place < body.upperBound {
      if note < text.notes.count, text.notes[note].lowerBound == place {
        add(note: text.notes[note].clamped(to: body))
        place = max(place + 1, text.notes[note].upperBound)
        note += 1
      } else {
        place = read(place)
      }
    }
    end(at: body.upperBound)
  }

  /// Reads a sign; the next place.
  private mutating func read(_ place: Int) -> Int {
    switch text.code[place] {
    case UInt8(ascii: "("): open += 1
    case UInt8(ascii: ")"): open -= 1
    case UInt8(ascii: ";") where open <= 0: end(at: place + 1)
    case UInt8(ascii: "{"):
      if let behind = behindLiteral(place) { return behind }
      end(at: place + 1)
      outer.append(open)
      open = 0
    case UInt8(ascii: "}"):
      end(at: place)
      open = outer.popLast() ?? 0
      if !goesOn(place + 1) { end(at: place + 1) }
    default: break
    }
    return place + 1
  }

  /// Whether what follows a block belongs to its statement, as `else` and `];` do.
  private func goesOn(_ place: Int) -> Bool {
    let rest = text.code[place..<body.upperBound].drop { $0 <= space }
    guard let first = rest.first else { return false }
    return [")", "]", ";", ","].contains { $0 == Character(UnicodeScalar(first)) }
      || ["else", "while", "@catch", "@finally"].contains { rest.starts(with: $0.utf8) }
  }

  /// The place behind `@{ … }` and `= { … }`.
  private func behindLiteral(_ place: Int) -> Int? {
    let before = text.code[start..<place].last { $0 > space }
    guard before == UInt8(ascii: "@") || before == UInt8(ascii: "=") else { return nil }
    return partners[place].map { $0 + 1 }
  }

  private mutating func end(at place: Int) {
    let statement = text.plain(start..<place).trimmed
    if !statement.isEmpty {
      lines.append(Line(depth: min(outer.count, 12), text: statement, range: start..<place))
    }
    start = place
  }

  private mutating func add(note: Range<Int>) {
    for line in text.text(note).split(separator: "\n") where !line.trimmed.isEmpty {
      let range = note.lowerBound..<note.lowerBound
      lines.append(Line(depth: min(outer.count, 12), text: line.trimmed, range: range))
    }
  }
}
