extension Scenario {
  /// Who requests a unit's ads in the application's name, and what the unit is made of then.
  package enum Asking: Equatable, Sendable {
    /// Google's own waterfall.
    case google(Waterfall)
    /// A controller that loads several SDKs' ads and has an arbiter choose one.
    case arbiter(Arbitration)
    /// A wrapper that gives the ads of many services one face.
    case ghad(Aggregation)
    /// AppLovin's platform, which the application asks itself.
    case max(MAX)

    package var through: Through {
      switch self {
      case .google: .google
      case .arbiter: .arbiter
      case .ghad: .ghad
      case .max: .max
      }
    }
  }

  /// The same without what it takes: the word in a scenario.
  package enum Through: String, CaseIterable, Sendable {
    case google, arbiter, ghad, max

    /// The one that a unit need not name.
    static let usual = google

    /// The formats that can be requested this way.
    package var formats: [Format] { form.formats }

    /// How such units are written and changed: the one place here that tells kinds apart.
    var form: UnitForm {
      switch self {
      case .google: Waterfall.form
      case .arbiter: Arbitration.form
      case .ghad: Aggregation.form
      case .max: MAX.form
      }
    }
  }
}

// MARK: - One kind's parts

extension Scenario.Asking {
  /// How long one line, or one slot, is waited for.
  package var timeout: Duration {
    waterfall?.timeout ?? arbitration?.timeout ?? .seconds(5)
  }

  /// The ads of its lines, of its slots, or of its service, in their order.
  package var ads: [Scenario.Content?] {
    get {
      waterfall?.lines.map(\.ad) ?? arbitration?.slots.map(\.ad) ?? [aggregation?.ad ?? max?.ad]
    }
    set {
      for (place, ad) in newValue.enumerated() {
        waterfall?.lines[place].ad = ad
        arbitration?.slots[place].ad = ad
        aggregation?.ad = ad
        max?.ad = ad
      }
    }
  }

  /// Its lines and options, where Google requests its ads; nil otherwise.
  package var waterfall: Scenario.Waterfall? {
    get { if case .google(let parts) = self { parts } else { nil } }
    set { if let newValue { self = .google(newValue) } }
  }

  /// Its slots, where an arbiter chooses; nil otherwise.
  package var arbitration: Scenario.Arbitration? {
    get { if case .arbiter(let parts) = self { parts } else { nil } }
    set { if let newValue { self = .arbiter(newValue) } }
  }

  /// Its service's settings, where a wrapper requests its ads; nil otherwise.
  package var aggregation: Scenario.Aggregation? {
    get { if case .ghad(let parts) = self { parts } else { nil } }
    set { if let newValue { self = .ghad(newValue) } }
  }

  /// How MAX has its ads; nil where somebody else is asked.
  package var max: Scenario.MAX? {
    get { if case .max(let parts) = self { parts } else { nil } }
    set { if let newValue { self = .max(newValue) } }
  }
}
