/// A sentence with values in it, in the language of what is shown now.
///
/// Its English is the key of the other languages' tables, with `%1`, `%2` … for the values, which a
/// translation may put in another order, or leave out if they are only grammar.
package struct Phrase: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  package init(stringLiteral sentence: String) { text = localized(sentence: sentence) }

  package init(stringInterpolation parts: Parts) {
    text = parts.language.sentence(parts.template, parts.values) ?? parts.english
  }

  /// Builds the English sentence, and what other languages need only where one of them is read.
  package struct Parts: StringInterpolationProtocol {
    fileprivate let language = Language.current
    fileprivate var english = ""
    fileprivate var template = ""
    fileprivate var values: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      english.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    private var isTranslated: Bool { !language.sentences.isEmpty }

    package mutating func appendLiteral(_ literal: String) {
      english += literal
      if isTranslated { template += literal }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let value = value.description
      english += value
      guard isTranslated else { return }
      values.append(value)
      template += "%\(values.count)"
    }
  }
}

/// A sentence that is written where it is used.
package func localized(_ phrase: Phrase) -> String { phrase.text }

/// The same for an English word that means two things; the key is `held (up)`.
package func localized(_ english: String, meaning: String) -> String {
  Language.current.sentence("\(english) (\(meaning))") ?? english
}

/// A sentence that is kept somewhere in English, such as a rule's or a scenario's title.
package func localized(sentence: String) -> String { localized(sentence: sentence, []) }

/// The same with `%1`, `%2` … for these values.
package func localized(sentence: String, _ values: [String]) -> String {
  Language.current.sentence(sentence, values) ?? Language.putting(values, into: sentence)
}
