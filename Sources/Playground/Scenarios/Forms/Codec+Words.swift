import JSON
import Simulation

extension Codec {
  /// One word, a list of words, or null for none; a word that is there twice counts once. The journal has one
  /// alone as a word. The texts describe a word and a list; `least` is what an empty list lacks.
  static func words<Word>(_ one: String, _ several: String, atLeast least: String) -> Codec
  where Word: RawRepresentable<String> & CaseIterable & Equatable & Sendable, Value == [Word] {
    Codec(
      schema: { summary in
        Schema.any(
          of: [.word(one, Word.self), .array(several, of: .word(one, Word.self), atLeast: 1)],
          summary)
      },
      read: { (node) throws(JSONError) in
        guard node.kind == .array else { return [try node.word(of: Word.self)] }
        var words: [Word] = []
        for element in node.elements {
          let word = try element.word(of: Word.self)
          if !words.contains(word) { words.append(word) }
        }
        guard !words.isEmpty else { throw node.refusal("name at least \(least)") }
        return words
      },
      fact: { words in
        switch words.count {
        case 0: .null
        case 1: .string(words[0].rawValue)
        default: .list(words.map { .string($0.rawValue) })
        }
      },
      value: { fact in
        switch fact {
        case .null: []
        case .string(let word): Word(rawValue: word).map { [$0] }
        case .list(let list): words(in: list)
        default: nil
        }
      })
  }

  private static func words<Word>(in list: [Fields.Value]) -> [Word]?
  where Word: RawRepresentable<String>, Value == [Word] {
    let words = list.compactMap { word -> Word? in
      if case .string(let text) = word { Word(rawValue: text) } else { nil }
    }
    return words.count == list.count && words.count > 1 ? words : nil
  }
}
