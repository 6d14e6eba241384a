import AdServing

extension Scenario {
  /// A line whose class is there for one of Google's interfaces only.
  package struct NoCounterpart: Error, Equatable, Sendable {
    package let unit: String
    package let format: Format
    package let line: String
    package let className: String

    package init(unit: String, format: Format, line: String, className: String) {
      self.unit = unit
      self.format = format
      self.line = line
      self.className = className
    }

    /// Whether SDK 7 had custom events for such ads at all.
    package var isOfSDK7: Bool { [.native, .banner, .interstitial].contains(format) }
  }

  /// The same scenario with all units, or one of them, asked through one of Google's interfaces. A
  /// line says itself which class does the same there, or else `known` does. Units with a line for
  /// which nothing does are left as they are, and the first such line of each is named.
  package func asked(
    through api: API, unit id: String? = nil, known: (Line, Format) -> Line?
  ) -> (scenario: Scenario, missing: [NoCounterpart]) {
    var (scenario, missing): (Scenario, [NoCounterpart]) = (self, [])
    for (place, unit) in adUnits.enumerated() where unit.api != api && unit.id == id ?? unit.id {
      let lines = unit.lines.map { $0.turned ?? known($0, unit.format) }
      if let number = lines.firstIndex(of: nil) {
        let line = unit.lines[number]
        missing.append(
          .init(
            unit: unit.id, format: unit.format, line: line.label, className: line.className))
      } else {
        scenario.adUnits[place].api = api
        scenario.adUnits[place].lines = lines.compactMap(\.self)
      }
    }
    return (scenario, missing)
  }
}

extension Scenario.Line {
  /// The line with its counterpart's class; nil if it names none.
  fileprivate var turned: Scenario.Line? {
    guard let counterpart else { return nil }
    var line = self
    (line.className, line.counterpart) = (counterpart, className)
    return line
  }
}
