package import Consent

/// Everything that is said of one user's consent, judged together.
package struct ConsentCase: Sendable {
  package let items: [ConsentItem]

  package init(_ items: [ConsentItem]) { self.items = items }

  /// A string of a kind, or a section of GPP that says the same.
  struct Source {
    /// The key, or the section's name.
    let name: String?
    let isSection: Bool
    let text: String
    let segments: [ConsentSegment]

    subscript(segment: SegmentName) -> ConsentSegment? { segments.first { $0.name == segment } }
  }

  func sources(of form: ConsentKind) -> [Source] {
    items.flatMap { item -> [Source] in
      guard let reading = item.decoded else { return [] }
      let own = Source(
        name: item.key?.name, isSection: false, text: item.text, segments: reading.segments)
      let sections = reading.sections.filter { section in
        section.id.map(ConsentKind.init) == form && !section.segments.isEmpty
      }
      return (reading.form == form ? [own] : [])
        + sections.map {
          Source(
            name: $0.id?.prefix, isSection: true, text: $0.text, segments: $0.segments)
        }
    }
  }

  func value(_ role: ConsentKey.Role) -> (key: String, text: String)? {
    items.first { $0.key?.role == role && !$0.text.isEmpty }.flatMap { item in
      item.key.map { ($0.name, item.text) }
    }
  }

  /// Nil where nobody says.
  package var gdprApplies: Bool? {
    switch value(.gdprApplies)?.text {
    case "1"?, "true"?: true
    case "0"?, "false"?: false
    default: nil
    }
  }

  /// What Google may show by each TC string, in their order; one string under several names is one.
  package func servings(on day: CivilMoment) -> [ServingVerdict] {
    tcStrings.compactMap { ServingVerdict($0.name, $0.segments, on: day) }
  }

  /// One string under several names is one.
  var tcStrings: [Source] {
    var known: Set<String> = []
    return sources(of: .tcf).filter { known.insert($0.text).inserted }
  }

  /// What users of the US refused, by each string that says so.
  package var refusals: [USRefusals] {
    items.flatMap { item -> [USRefusals] in
      guard let reading = item.decoded else { return [] }
      let own = USRefusals(reading.form, reading.segments, from: item.key?.name)
      let sections = reading.sections.map { section in
        section.id.flatMap { USRefusals(ConsentKind($0), section.segments) }
      }
      return ([own] + sections).compactMap(\.self)
    }
  }
}
