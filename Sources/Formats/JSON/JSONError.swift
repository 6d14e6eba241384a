/// Why a text is not what it should be, and where.
package struct JSONError: Error, Equatable, Sendable {
  package let position: JSONPosition
  package let problem: Problem

  package init(_ problem: Problem, at position: JSONPosition) {
    self.problem = problem
    self.position = position
  }

  package enum Problem: Equatable, Sendable {
    // Of the text.
    case notUTF8
    case unexpected(found: String, expected: String)
    case endsEarly(expected: String)
    case tooDeep(limit: Int)
    case badEscape
    case badNumber(String)
    case controlCharacter
    case duplicateKey(String)
    case trailingText

    // Of what it says.
    case wrongType(expected: String, found: String)
    case missingKey(String)
    case unknownKey(String, nearest: String?)
    case impossibleValue(String, expected: String, nearest: String?)
  }
}
