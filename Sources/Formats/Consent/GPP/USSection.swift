/// A section of the US: the tables of its segments.
struct USSection: Sendable {
  let id: GPPSectionID
  /// The core segment. Of several layouts the last one that fits the length is meant.
  let layouts: [[FieldRow]]
  /// The segment behind the core, if there can be one.
  let second: Second?

  enum Second: Hashable, Sendable {
    /// A type of two bits, and whether the Global Privacy Control is set.
    case gpc
    /// Eight sorts of sensitive data.
    case sensitive
  }

  init(_ id: GPPSectionID, _ layouts: [FieldRow]..., second: Second? = nil) {
    (self.id, self.layouts, self.second) = (id, layouts, second)
  }

  static func bits(_ rows: [FieldRow]) -> Int { rows.reduce(0) { $0 + ($1.kind.bits ?? 0) } }

  /// The layout of a core of so many bits.
  func layout(bits: Int) -> [FieldRow] {
    layouts.last { Self.bits($0) <= bits } ?? layouts[0]
  }

  /// Whether a core of so many characters can be this section's: encoders fill up to 6 bits, or to 8
  /// and then to 6.
  func canHave(characters: Int) -> Bool {
    layouts.contains { rows in
      let bits = Self.bits(rows)
      let whole = (bits + 7) / 8 * 8
      return characters == (bits + 5) / 6 || characters == (whole + 5) / 6
    }
  }
}

extension USSection.Second {
  var name: SegmentName { self == .gpc ? .gpc : .sensitive }

  var rows: [FieldRow] {
    switch self {
    case .gpc: [.init(.segmentType, .number(bits: 2)), .init(.gpc, .flag)]
    case .sensitive: [.init(.sensitiveDataProcessing, .choices(.consent, count: 8))]
    }
  }
}
