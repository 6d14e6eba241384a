/// Why a consent string cannot be decoded, and at which character.
package struct ConsentError: Error, Hashable, Sendable {
  package let problem: Problem
  /// The character's number, from 1; one more than there are for what is missing at the end.
  package let character: Int

  package init(_ problem: Problem, at character: Int) {
    (self.problem, self.character) = (problem, character)
  }

  package enum Problem: Hashable, Sendable {
    case empty
    /// A string of no known kind.
    case unrecognised
    /// A section of GPP by itself, which several sections could be.
    case ambiguous([String])
    /// A character that is not in the alphabet of its kind of string.
    case badCharacter(Unicode.Scalar)
    /// The string ends inside this field.
    case truncated(FieldName)
    /// A string of TCF 1.
    case obsolete
    /// Another version than those that there are.
    case version(Int)
    case emptySegment
    case headerType(Int)
    case headerVersion(Int)
    /// A number too large for what it counts.
    case tooLarge(FieldName)
    /// A header that names more or fewer sections than follow it.
    case sectionCount(named: [Int], found: Int)
    /// A list of numbers with something else in it.
    case noNumber
    /// The parts of a string of Additional Consent.
    case partCount(Int)
    /// The second part of Additional Consent does not begin with `dv.`.
    case noDisclosedProviders
    /// A US privacy string has four characters.
    case length(Int)
  }
}
