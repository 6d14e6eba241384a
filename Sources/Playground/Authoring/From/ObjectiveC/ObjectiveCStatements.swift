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
  private var start: Int
  /// For each block around, the number of round brackets that were open in front of it.
  private var outer: [Int] = []
  private var open = 0

  init(_ text: ObjectiveCText, _ body: Range<Int>) {
    (self.text, self.body, start) = (text, body, body.lowerBound)
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
    default: break
    }
    return place + 1
  }

  /// The place behind `@{ … }` and `= { … }`.
  private func behindLiteral(_ place: Int) -> Int? {
    let before = text.code[start..<place].last { $0 > space }
    guard before == UInt8(ascii: "@") || before == UInt8(ascii: "=") else { return nil }
    var depth = 0
    for index in place..<body.upperBound {
      depth += text.code[index] == UInt8(ascii: "{") ? 1 : 0
      depth -= text.code[index] == UInt8(ascii: "}") ? 1 : 0
      if depth == 0 { return index + 1 }
    }
    return nil
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
