/// What is wrong with a text, and where. The words for it are in `sentence`.
package struct JSONError: Error, Equatable, Sendable {
  package let position: JSONPosition
  package let problem: Problem
  /// Where in the document; the root for problems that prevent reading it at all.
  package let path: JSONPath
  /// The keys that are known here, if the problem is an unknown one.
  package let known: [String]
  /// The article that explains the words of such a document, if there is one.
  package var article: String?

  package init(
    position: JSONPosition, problem: Problem, path: JSONPath = JSONPath(), known: [String] = []
  ) {
    self.position = position
    self.problem = problem
    self.path = path
    self.known = known
  }

  package enum Problem: Equatable, Sendable {
    // The bytes are not text.
    case tooLong(limit: Int)
    case utf16
    case byteOrderMark
    case invalidUTF8(UInt8)
    case nulByte

    // The text is not JSON.
    case empty
    case truncated(inside: JSONKind, opened: JSONPosition)
    case unexpected(found: String, expected: Expectation)
    case trailingText(found: String)
    case trailingComma
    case comment
    case unterminatedComment
    case unterminatedString
    case controlCharacter(UInt8)
    case badEscape(String)
    case loneSurrogate(UInt16)
    case malformedNumber(String)
    /// Too large for a double when read, or for an `Int` when one was asked for.
    case numberOverflow(String)
    case unknownWord(String, nearest: String?)
    case tooDeep(limit: Int)
    case duplicateKey(String, first: JSONPosition)

    // The JSON is not what the caller needs.
    case wrongType(expected: JSONKind, found: JSONKind)
    case missingKey(String)
    case unknownKey(String, nearest: String?)
    case impossibleValue(found: String, expected: [String], nearest: String?)
    case outOfRange(found: Int, allowed: ClosedRange<Int>)
    /// A decoder's own rule, in its own words: `expected` is a noun phrase.
    case unsuitable(expected: String, found: String)
    /// A decoder's own rule, as a clause, if what was found adds nothing.
    case refused(String)
  }

  /// What the grammar expects at a place.
  package enum Expectation: Equatable, Sendable {
    case value, key, colon, commaOrBracket, commaOrBrace
  }
}
