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
    var text = entry.searchText.lowercased()
    return text.withUTF8 { text in words.allSatisfy { text.contains($0) } }
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

extension Entry {
  /// The text a filter searches.
  fileprivate var searchText: String {
    let parties = [from, to].compactMap { $0 }.map { "\($0.role.rawValue) \($0.name ?? "")" }
    return "\(parties.joined(separator: " ")) \(ad ?? "") \(kind.searchWord) \(message)"
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
