package import Simulation

/// What to look for in the trace, prepared once for many entries: each word must be somewhere in an
/// entry's text.
package struct TraceFilter: Sendable {
  private let words: [[UInt8]]

  package init(_ text: String) {
    words = text.lowercased().split(separator: " ").map { Array($0.utf8) }
  }

  /// Whether it lets an entry through.
  package func fits(_ entry: Entry) -> Bool {
    var text = "\(entry.ad ?? "") \(Saying(entry).text)".lowercased()
    return text.withUTF8 { text in words.allSatisfy { text.contains($0) } }
  }

  /// How many words there are.
  var count: Int { words.count }

  /// The places of the words that a text lacks. Words have no blanks, so that what a text of several
  /// parts lacks is what each of its parts lacks.
  func missing(in text: String) -> [Int] {
    var text = text.lowercased()
    return text.withUTF8 { text in words.indices.filter { !text.contains(words[$0]) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `word`, which is not empty, is somewhere in it.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard word.count <= count else { return false }
    return (0...(count - word.count)).contains { start in
      self[start] == word[0] && self[start..<(start + word.count)].elementsEqual(word)
    }
  }
}

/// The texts of an entry that a filter searches, apart from its ad: few of the entries of a long journal say
/// anything new.
struct Saying: Hashable {
  private let from: Party
  private let to: Party?
  private let kind: String
  private let message: String

  init(_ entry: Entry) {
    (from, to) = (entry.from, entry.to)
    (kind, message) = (entry.kind.searchWord, entry.message)
  }

  var text: String {
    let parties = [from, to].compactMap { $0 }.map { "\($0.role.rawValue) \($0.name ?? "")" }
    return "\(parties.joined(separator: " ")) \(kind) \(message)"
  }
}

extension Entry.Kind {
  fileprivate var searchWord: String {
    switch self {
    case .count(let count): "count \(count.ledger.rawValue)"
    case .input: "input"
    case .call: "call"
    case .callback: "callback"
    case .timer: "timer"
    case .note(let violation): "note \(violation?.rawValue ?? "")"
    case .finding(let rule, _, _): "finding broken rule \(rule)"
    }
  }
}
