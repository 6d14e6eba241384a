import AdServing

extension Scenario {
  /// Who requests a unit's ads in the application's name.
  package enum Through: String, CaseIterable, Sendable {
    /// Google's own waterfall.
    case google
    /// A controller that loads several SDKs' ads and has an arbiter choose one.
    case arbiter
    /// A wrapper that gives the ads of many services one face.
    case ghad
  }

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
      through.formats.map { UnitKind($0, through: through) }
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

extension Scenario.Unit {
  package var kind: Scenario.UnitKind { Scenario.UnitKind(format, through: through) }
}

extension Scenario.Through {
  /// The formats that can be requested this way.
  var formats: [Scenario.Format] {
    switch self {
    case .google: Scenario.Format.allCases
    case .arbiter: [.interstitial, .rewarded]
    case .ghad: [.rewarded]
    }
  }
}
