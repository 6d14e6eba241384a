import AdServing

extension Scenario {
  /// A line whose class is there for one of Google's interfaces only.
  package struct NoCounterpart: Error, Equatable, Sendable {
    package let unit: String
    package let line: String
    package let className: String

    package init(unit: String, line: String, className: String) {
      self.unit = unit
      self.line = line
      self.className = className
    }
  }

  /// The same scenario with all units, or one of them, asked through one of Google's interfaces. A
  /// line says itself which class does the same there, or else `known` does.
  package func asked(
    through api: API, unit id: String? = nil, known: (Line, Format) -> Line?
  ) throws(NoCounterpart) -> Scenario {
    var scenario = self
    for (place, unit) in adUnits.enumerated() where unit.api != api && unit.id == id ?? unit.id {
      scenario.adUnits[place].api = api
      for (number, line) in unit.lines.enumerated() {
        guard let other = line.turned ?? known(line, unit.format) else {
          throw NoCounterpart(unit: unit.id, line: line.label, className: line.className)
        }
        scenario.adUnits[place].lines[number] = other
      }
    }
    return scenario
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
