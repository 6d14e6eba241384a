extension Scenario {
  /// Who requests a unit's ads in the application's name.
  package enum Through: String, CaseIterable, Sendable {
    /// Google's own waterfall.
    case google
  }

  /// The kind of a unit: everything that decides how its ads are loaded, shown and drawn.
  package struct UnitKind: Hashable, Sendable {
    package var format: Format
    package var through: Through

    package init(_ format: Format, through: Through = .google) {
      self.format = format
      self.through = through
    }
  }
}

extension Scenario.Unit {
  package var kind: Scenario.UnitKind { Scenario.UnitKind(format, through: through) }
}
