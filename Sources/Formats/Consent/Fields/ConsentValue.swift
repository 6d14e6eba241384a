/// The value of a field.
package enum ConsentValue: Hashable, Sendable {
  case number(Int)
  /// Tenths of a second since 1970.
  case moment(tenths: Int)
  /// A language or a country; `?` for what is no letter.
  case letters(String)
  case flag(Bool)
  case ids(IDDomain, IDSet)
  case vendors(VendorSet)
  case restrictions([PublisherRestriction])
  case choice(ChoiceScale, Int)
  case choices(ChoiceScale, [Int])
  /// `Y`, `N` or `-`.
  case answer(Character)

  package var number: Int? {
    switch self {
    case .number(let number), .choice(_, let number): number
    default: nil
    }
  }

  package var ids: IDSet? {
    switch self {
    case .ids(_, let ids): ids
    case .vendors(let set): set.ids
    default: nil
    }
  }
}

/// A set of vendors as it is written.
package struct VendorSet: Hashable, Sendable {
  package let ids: IDSet
  /// The highest id that the set could have.
  package let maximum: Int
  /// Whether it was written as ranges, rather than as a bit for each vendor.
  package let isRange: Bool

  package init(ids: IDSet, maximum: Int, isRange: Bool) {
    (self.ids, self.maximum, self.isRange) = (ids, maximum, isRange)
  }
}

/// What a publisher says of a purpose for some vendors.
package struct PublisherRestriction: Hashable, Sendable {
  package let purpose: Int
  package let type: Kind
  package let vendors: IDSet

  package init(purpose: Int, type: Kind, vendors: IDSet) {
    (self.purpose, self.type, self.vendors) = (purpose, type, vendors)
  }

  package enum Kind: Int, Hashable, Sendable {
    case notAllowed, requireConsent, requireLegitimateInterest, undefined
  }
}

/// A field that was decoded.
package struct ConsentField: Hashable, Sendable {
  package let name: FieldName
  package let value: ConsentValue
  /// The number of its first character.
  package let character: Int
}

/// A part of a string, decoded: its fields in their order.
package struct ConsentSegment: Hashable, Sendable {
  package let name: SegmentName
  package let fields: [ConsentField]

  package subscript(name: FieldName) -> ConsentValue? {
    fields.first { $0.name == name }?.value
  }

  package func character(of name: FieldName) -> Int {
    fields.first { $0.name == name }?.character ?? fields.first?.character ?? 1
  }
}
