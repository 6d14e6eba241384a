import AdServing
import JSON
import Simulation

extension Codec where Value == [WireFault] {
  /// What goes wrong on wires.
  static let faults = Codec.wordOrWords(
    "A fault.", many: "Several faults.", none: "name at least one fault")
}

extension Codec where Value == [NetworkHabit] {
  /// What a network does of its own accord.
  static let habits = Codec.wordOrWords(
    "A habit.", many: "Several habits.", none: "name at least one habit")
}

extension Codec {
  /// One word, a list of words, or null for none; a word that is there twice counts once. The journal has one
  /// alone as a word. `none` is what a list without words is refused with.
  fileprivate static func wordOrWords<
    Word: RawRepresentable<String> & CaseIterable & Equatable & Sendable
  >(
    _ one: String, many: String, none: String
  ) -> Codec where Value == [Word] {
    Codec(
      schema: { summary in
        Schema.any(
          of: [.word(one, Word.self), .array(many, of: .word(one, Word.self), atLeast: 1)], summary)
      },
      read: { (node) throws(JSONError) in
        guard node.kind == .array else { return [try node.word(of: Word.self)] }
        var words: [Word] = []
        for element in node.elements {
          let word = try element.word(of: Word.self)
          if !words.contains(word) { words.append(word) }
        }
        guard !words.isEmpty else { throw node.refusal(none) }
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
        case .list(let list): Self.words(list)
        default: nil
        }
      })
  }

  private static func words<Word: RawRepresentable<String>>(
    _ list: [Fields.Value]
  ) -> [Word]? {
    let words = list.compactMap { word -> Word? in
      if case .string(let text) = word { Word(rawValue: text) } else { nil }
    }
    return words.count == list.count && words.count > 1 ? words : nil
  }
}
