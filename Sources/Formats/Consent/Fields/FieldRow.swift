/// A field of a segment: a row of its table.
struct FieldRow: Hashable, Sendable {
  let name: FieldName
  let kind: FieldKind
  /// Whether older strings end before it.
  var canBeMissing = false

  init(_ name: FieldName, _ kind: FieldKind, canBeMissing: Bool = false) {
    (self.name, self.kind, self.canBeMissing) = (name, kind, canBeMissing)
  }
}

/// How a field is written.
enum FieldKind: Hashable, Sendable {
  case number(bits: Int)
  /// Tenths of a second since 1970, in 36 bits.
  case moment
  /// Two letters of six bits each.
  case letters
  case flag
  /// A bit for each id, from 1.
  case ids(IDDomain, bits: Int)
  /// As many bits as that field says.
  case idsCounted(IDDomain, by: FieldName)
  case vendors
  case restrictions
  /// Choices of two bits each, one after the other.
  case choices(ChoiceScale, count: Int)
  case choice(ChoiceScale)

  /// The bits of a field that always has as many; nil for any other.
  var bits: Int? {
    switch self {
    case .number(let bits), .ids(_, let bits): bits
    case .moment: 36
    case .letters: 12
    case .flag: 1
    case .choices(_, let count): 2 * count
    case .choice: 2
    case .idsCounted, .vendors, .restrictions: nil
    }
  }
}

/// What the ids of a field number.
package enum IDDomain: Hashable, Sendable {
  case purposes, specialFeatures, customPurposes, vendors, providers, sections
}

/// The meaning of a choice of two bits. 0 is always "not applicable".
package enum ChoiceScale: Hashable, Sendable {
  /// 1 is yes, 2 no.
  case notice, mode
  /// As before, and never 0.
  case covered
  /// 1 is opted out, 2 is not.
  case optOut
  /// 1 is no consent, 2 is consent.
  case consent

  var allowed: ClosedRange<Int> { self == .covered ? 1...2 : 0...2 }
}
