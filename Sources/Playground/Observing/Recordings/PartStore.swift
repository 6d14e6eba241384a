/// Joins the pieces of lines that were too long for a log, in whatever order they come.
struct PartStore {
  private var open: [(whole: RecordingPart.Whole, line: Int, texts: [Int: String])] = []

  /// The lines that were whole last, of which pieces may come twice.
  private var whole: [RecordingPart.Whole] = []

  /// How many lines may be in pieces at once; the oldest is given up.
  private static let limit = 64

  /// The whole line, once its last piece has come.
  mutating func add(_ part: RecordingPart, line: Int) -> [UInt8]? {
    let known = open.firstIndex { $0.whole == part.whole }
    if known == nil {
      guard !whole.contains(part.whole) else { return nil }
      if open.count == Self.limit { open.removeFirst() }
      open.append((part.whole, line, [:]))
    }
    let place = known ?? open.count - 1
    open[place].texts[part.place] = part.text
    guard open[place].texts.count == part.count else { return nil }
    let texts = open.remove(at: place).texts
    whole = whole.suffix(Self.limit - 1) + [part.whole]
    return (1...part.count).flatMap { Array((texts[$0] ?? "").utf8) }
  }

  /// Lines of which pieces are missing.
  mutating func rest() -> [(whole: RecordingPart.Whole, line: Int)] {
    defer { open = [] }
    return open.map { ($0.whole, $0.line) }
  }
}
