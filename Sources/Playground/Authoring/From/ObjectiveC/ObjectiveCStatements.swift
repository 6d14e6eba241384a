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
    var notes = text.notes(in: body)
    var place = body.lowerBound
    while place < body.upperBound {
      // Those in a literal come behind its end.
      if let note = notes.first, note.lowerBound <= place {
        notes.removeFirst()
        for line in text.text(note.clamped(to: body)).split(separator: "\n") {
          add(line.trimmed, place..<place)
        }
        place = max(place, note.upperBound)
      } else {
        place = read(place)
      }
    }
    end(at: body.upperBound)
  }

  /// Reads a sign; the next place.
  private mutating func read(_ place: Int) -> Int {
    switch text.code[place] {
    case "(": open += 1
    case ")": open -= 1
    case ";" where open <= 0: end(at: place + 1)
    case "{":
      if let behind = behindLiteral(place) { return behind }
      end(at: place + 1)
      outer.append(open)
      open = 0
    case "}":
      end(at: place)
      open = outer.popLast() ?? 0
      if !goesOn(place + 1) { end(at: place + 1) }
    default: break
    }
    return place + 1
  }

  /// Whether what follows a block belongs to its statement, as `else` and `];` do.
  private func goesOn(_ place: Int) -> Bool {
    let rest = text.code[text.skip(place, body.upperBound)..<body.upperBound]
    return [")", "]", ";", ",", "else", "while", "@catch", "@finally"].contains {
      rest.starts(with: $0.unicodeScalars)
    }
  }

  /// The place behind `@{ … }` and `= { … }`.
  private func behindLiteral(_ place: Int) -> Int? {
    let before = text.code[start..<place].last { !$0.isBlank }
    guard before == "@" || before == "=" else { return nil }
    return partners[place].map { $0 + 1 }
  }

  private mutating func end(at place: Int) {
    add(text.plain(start..<place).trimmed, start..<place)
    start = place
  }

  private mutating func add(_ line: String, _ range: Range<Int>) {
    guard !line.isEmpty else { return }
    lines.append(Line(depth: min(outer.count, 12), text: line, range: range))
  }
}
