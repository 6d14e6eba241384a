extension Text {
  /// Breaks text at spaces, between ideographs, and inside a word only if it is longer than a line.
  /// Its own line breaks stay. With `lines`, the last line ends in an ellipsis if more would
  /// follow.
  package static func wrapped(
    _ text: String, width: Int, lines limit: Int? = nil, ellipsis: String = "…"
  ) -> [String] {
    guard width > 0, limit.map({ $0 > 0 }) ?? true else { return [] }
    var result: [String] = []
    for line in SafeText.lines(text) {
      result += wrapped(line: line, width)
      // Stops after the last line: the text may be long, but the label is short.
      if let limit, result.count > limit { return cut(result, limit, width, ellipsis) }
    }
    return result
  }

  /// Text of simple signs, which is nearly all there is, needs no clusters to be made of it.
  private static func wrapped(line: String, _ width: Int) -> [String] {
    guard let columns = SimpleText.columns(line) else {
      return LineWrapper.wrapped(line.map(MeasuredCharacter.init), width: width)
    }
    // A line that fits is most often all there is.
    if columns <= width, line.utf8.last != UInt8(ascii: " ") { return [line] }
    return columns == line.utf8.count
      ? LineWrapper.wrapped(line.utf8, width: width)
      : LineWrapper.wrapped(line.unicodeScalars, width: width)
  }

  private static func cut(
    _ lines: [String], _ limit: Int, _ width: Int, _ ellipsis: String
  ) -> [String] {
    var lines = Array(lines.prefix(limit))
    let room = width - TextWidth.columns(ellipsis)
    if let last = lines.popLast() {
      lines.append(prefix(last, columns: max(room, 0)) + (room < 0 ? "" : ellipsis))
    }
    return lines
  }
}

/// What lines are made of: clusters of text, or bytes where each is a column.
private protocol LinePiece {
  var columns: Int { get }
  var isSpace: Bool { get }
  /// Whether a line may break before it and after it.
  var breaksAnywhere: Bool { get }
  /// Whether no line begins with it, or ends with it.
  var staysWithLast: Bool { get }
  var staysWithNext: Bool { get }
  /// Whether a word that is too long for a line is broken after it, as after the dots of a domain.
  var endsPart: Bool { get }
  static func text(_ pieces: ArraySlice<Self>) -> String
}

extension UInt8: LinePiece {
  fileprivate var columns: Int { 1 }
  fileprivate var isSpace: Bool { self == 0x20 }
  fileprivate var breaksAnywhere: Bool { false }
  fileprivate var staysWithLast: Bool { false }
  fileprivate var staysWithNext: Bool { false }
  fileprivate var endsPart: Bool { self == 0x2E || self == 0x2F }

  fileprivate static func text(_ pieces: ArraySlice<UInt8>) -> String {
    String(decoding: pieces, as: UTF8.self)
  }
}

extension Unicode.Scalar: LinePiece {
  fileprivate var columns: Int { 1 }
  fileprivate var isSpace: Bool { self == " " }
  fileprivate var breaksAnywhere: Bool { false }
  fileprivate var staysWithLast: Bool { false }
  fileprivate var staysWithNext: Bool { false }
  fileprivate var endsPart: Bool { self == "." || self == "/" }

  fileprivate static func text(_ pieces: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: pieces)
    return String(text)
  }
}

private struct MeasuredCharacter: LinePiece {
  let character: Character
  let columns: Int

  init(_ character: Character) {
    self.character = character
    columns = TextWidth.columns(character)
  }

  var isSpace: Bool { character == " " }
  var endsPart: Bool { character == "." || character == "/" }

  /// Ideographs have no spaces between words.
  var breaksAnywhere: Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x2E80 else { return false }
    return TextWidth.columns(first) == 2 && !first.properties.isEmojiPresentation
  }

  var staysWithLast: Bool { Self.closing.contains(character) }
  var staysWithNext: Bool { Self.opening.contains(character) }

  private static let closing = Set("、。，．：；！？）」』】》,.:;!?)]")
  private static let opening = Set("（「『【《([")

  static func text(_ pieces: ArraySlice<MeasuredCharacter>) -> String {
    String(pieces.map(\.character))
  }
}

/// Collects pieces into lines; a break goes to the last possible place.
private struct LineWrapper<Piece: LinePiece> {
  let width: Int
  private var lines: [String] = []
  private var line: [Piece] = []
  private var columns = 0
  /// How many pieces of `line` stay if it is broken.
  private var breakAt = 0

  private init(width: Int) { self.width = width }

  static func wrapped(_ text: some Collection<Piece>, width: Int) -> [String] {
    var wrapper = LineWrapper(width: width)
    for piece in text { wrapper.add(piece) }
    return wrapper.lines + [trimmed(wrapper.line[...])]
  }

  private mutating func add(_ piece: Piece) {
    guard !piece.isSpace else {
      if columns < width { append(piece) }
      breakAt = line.count
      return
    }
    if let last = line.last, last.breaksAnywhere || piece.breaksAnywhere, !last.staysWithNext,
      !piece.staysWithLast
    {
      breakAt = line.count
    }
    if columns + piece.columns > width { breakLine() }
    append(piece)
  }

  private mutating func append(_ piece: Piece) {
    line.append(piece)
    columns += piece.columns
  }

  private mutating func breakLine() {
    if line.isEmpty { return }
    let kept = breakAt > 0 ? breakAt : endOfLastPart ?? line.count
    lines.append(Self.trimmed(line[..<kept]))
    line.removeSubrange(..<kept)
    columns = line.reduce(0) { $0 + $1.columns }
    breakAt = 0
  }

  private var endOfLastPart: Int? { line.lastIndex(where: \.endsPart).map { $0 + 1 } }

  private static func trimmed(_ line: ArraySlice<Piece>) -> String {
    let end = line.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? line.startIndex
    return Piece.text(line[..<end])
  }
}
