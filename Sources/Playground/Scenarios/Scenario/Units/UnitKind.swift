import AdServing

extension Scenario {
  /// The kind of a unit: everything that decides how its ads are loaded, shown and drawn.
  package struct UnitKind: Hashable, Sendable {
    package var format: Format
    package var through: Through

    package init(_ format: Format, through: Through = .google) {
      self.format = format
      self.through = through
    }

    /// All there are.
    package static let all = Through.allCases.flatMap { through in
      through.form.formats.map { UnitKind($0, through: through) }
    }
  }

  /// Which of two versions of the application's own code is at work.
  package enum Mode: String, CaseIterable, Sendable {
    /// The one that is built right.
    case good
    /// The published example that it grew from, with its mistakes.
    case seed
  }
}
