/// Something in a consent string that could be decoded but is wrong, or worth knowing.
package struct ConsentFinding: Hashable, Sendable {
  package let problem: Problem
  /// The character's number, from 1.
  package let character: Int

  package init(_ problem: Problem, at character: Int) {
    (self.problem, self.character) = (problem, character)
  }

  /// Whether the string breaks no rule of its specification.
  package var isNote: Bool { problem.isNote }

  package enum Problem: Hashable, Sendable {
    /// A value that the field may not have. `index` is from 1, for a field of several values.
    case value(FieldName, index: Int?, Int)
    /// Bits after the last field that are not zero.
    case bitsLeftOver
    /// A range that ends before it begins; it is left out.
    case reversedRange(FieldName, Int, Int)
    /// An id above the highest one that the string declares.
    case beyondMaximum(FieldName, id: Int, maximum: Int)
    /// The same id in two entries.
    case repeatedID(FieldName, Int)
    /// `+` or `/` where the web's alphabet has `-` and `_`.
    case otherAlphabet
    case unknownSegment(type: Int)
    case repeatedSegment(SegmentName)
    /// Allowed vendors are no longer part of the specification.
    case droppedSegment
    case missingDisclosedVendors
    /// Without disclosed vendors, but made before they became mandatory.
    case noDisclosedVendorsYet
    /// A string for all services at once, which is no longer valid.
    case notServiceSpecific
    /// Purposes that may not rest on a legitimate interest; `isValid` in strings as old as this one.
    case legitimateInterest([Int], isValid: Bool)
    case notWholeDay(FieldName)
    case datesDiffer
    case updatedBeforeCreated
    /// An id of no consent manager that is registered.
    case unregisteredCMP(Int)
    /// A version without a meaning; it is decoded as the known one.
    case unknownVersion(Int)
    /// The version of a section does not fit its length, which decides.
    case decidedByLength(version: Int, fields: Int)
    case lowercase
    /// A header without the sections that it names.
    case sectionsMissing([Int])
    /// A provider that is both consented and only disclosed.
    case listedTwice(Int)

    var isNote: Bool {
      switch self {
      case .repeatedID, .otherAlphabet, .droppedSegment, .noDisclosedVendorsYet, .unknownVersion,
        .decidedByLength, .lowercase:
        true
      case .legitimateInterest(_, let isValid): isValid
      default: false
      }
    }
  }
}
