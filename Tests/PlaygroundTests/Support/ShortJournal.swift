import Catalogue
import Observing
import Simulation

/// A journal in short: a word per entry, `MESSAGE[:FACT][@TIME][<CAUSE]`. All other fields are the
/// same.
func journal(_ words: String) -> [Entry] {
  words.split(separator: " ").enumerated().map { place, word in
    let (rest, cause) = word.cut(at: "<")
    let (said, time) = rest.cut(at: "@")
    let (message, fact) = said.cut(at: ":")
    return Entry(
      number: place + 1, time: Instant(milliseconds: time.flatMap { Int($0) } ?? 0),
      cause: cause.flatMap { Int($0) }, kind: .call, from: .google, to: .adapter,
      ad: nil, message: String(message),
      data: fact.map { ["fact": .string(String($0))] } ?? .none)
  }
}

extension Substring {
  fileprivate func cut(at mark: Character) -> (Substring, Substring?) {
    guard let place = firstIndex(of: mark) else { return (self, nil) }
    return (self[..<place], self[index(after: place)...])
  }
}

extension JournalDiff {
  init(_ left: String, _ right: String) {
    self.init(left: journal(left), right: journal(right))
  }

  /// A word per row: `=a` the same, `~a(…)` changed, `<a` missing, `>a` extra, `^a` moved from
  /// here, `va` moved to here.
  var inShort: String { rows.map(inShort).joined(separator: " ") }

  private func inShort(_ row: Row) -> String {
    switch row {
    case .same(let left, _): "=\(left.message(in: self.left))"
    case .changed(let left, _, let differences):
      "~\(left.message(in: self.left))(\(differences.map(\.inShort).joined(separator: ",")))"
    case .missing(let left): "<\(left.message(in: self.left))"
    case .extra(let right): ">\(right.message(in: self.right))"
    case .moved(let left, _): "^\(left.message(in: self.left))"
    case .arrived(let right, _): "v\(right.message(in: self.right))"
    }
  }
}

extension Int {
  fileprivate func message(in entries: [Entry]) -> String { entries[self].message }
}

extension JournalDiff.Difference {
  /// `cause1/2`, `+100`, `fact:x/y`; a missing value is `-`.
  var inShort: String {
    switch self {
    case .cause(let left, let right):
      "cause\(left.map { "\($0)" } ?? "-")/\(right.map { "\($0)" } ?? "-")"
    case .shift(let duration):
      "\(duration < .zero ? "" : "+")\(duration.wholeMilliseconds)"
    case .field(let name, let left, let right), .fact(let name, let left, let right):
      "\(name):\(left?.text ?? "-")/\(right?.text ?? "-")"
    }
  }
}
