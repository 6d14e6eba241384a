/// A consent string, decoded.
package struct ConsentReading: Hashable, Sendable {
  package let form: ConsentKind
  /// Whether nothing but its length and first characters say what kind of string it is.
  package var isGuess = false
  /// Those of the string itself; of GPP it is the header.
  package var segments: [ConsentSegment]
  /// The sections of GPP, in the order of its header.
  package var sections: [GPPSection] = []
  /// Those of the string itself, without those of its sections.
  package var findings: [ConsentFinding]

  package func segment(_ name: SegmentName) -> ConsentSegment? {
    segments.first { $0.name == name }
  }

  /// All findings, and those of the sections.
  package var allFindings: [ConsentFinding] { findings + sections.flatMap(\.findings) }

  /// Why sections cannot be decoded.
  package var errors: [ConsentError] {
    sections.compactMap { if case .failed(let error) = $0.content { error } else { nil } }
  }
}

/// A section of a GPP string.
package struct GPPSection: Hashable, Sendable {
  package let number: Int
  package let text: String
  /// The number of its first character in the whole string.
  package let character: Int
  package let content: Content

  package enum Content: Hashable, Sendable {
    case decoded([ConsentSegment], [ConsentFinding])
    case failed(ConsentError)
    /// A section without a table, such as one that is newer than this program.
    case unknown
  }

  package var id: GPPSectionID? { GPPSectionID(rawValue: number) }

  package var segments: [ConsentSegment] {
    if case .decoded(let segments, _) = content { segments } else { [] }
  }

  package var findings: [ConsentFinding] {
    if case .decoded(_, let findings) = content { findings } else { [] }
  }
}
