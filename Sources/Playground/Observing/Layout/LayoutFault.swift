package import Contract
package import Simulation

/// A fault of a native ad's layout, as Google's validator has noted it.
package struct LayoutFault: Equatable, Sendable {
  package let ad: String
  package let rule: Rule
  /// The asset's word, `adChoices`, `badge` or `close`; nil for the ad as a whole.
  package let part: String?
  /// The place, in points of the ad's view.
  package let frame: PointRect
  /// Says the fault in numbers and names.
  package let entry: Entry

  /// Nil for an entry that says something else.
  init?(_ entry: Entry) {
    guard case .note(let violation?) = entry.kind, let ad = entry.ad,
      let numbers = entry.data[Fact.frame], numbers.count == 4,
      let rule = Rulebook.rule(violation.rawValue)
    else { return nil }
    (self.ad, self.rule, part) = (ad, rule, entry.data[Fact.part])
    frame = PointRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    self.entry = entry
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.entry.number == right.entry.number
  }
}

extension AdRecord {
  /// Whether the validator found something in its layout.
  package var hasLayoutFault: Bool { findings.contains(where: Rulebook.idsOfLayouts.contains) }
}

extension Sequence<Entry> {
  /// The faults of native ads' layouts, in the order in which they were found.
  package var layoutFaults: [LayoutFault] { compactMap(LayoutFault.init) }
}
