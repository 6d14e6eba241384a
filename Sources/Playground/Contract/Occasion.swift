import Simulation

/// When a rule is at stake: something happens after which it is checked, or at which the party that
/// notes its breach looks.
struct Occasion: Sendable {
  /// Nil for what the rule's breach names.
  private(set) var senses: [Sense]?
  /// The only kind of ad that it is about; nil if it is about any.
  private(set) var shape: AdShape?
  /// Whether nothing can be said about an ad whose network the journal does not show.
  private(set) var needsNetwork = false
  /// A further condition; nil if there is none.
  private(set) var condition: Condition?

  /// Looks at what happened, and at what was asked of the line.
  typealias Condition = @Sendable (Entry, AdCase.Request) -> Bool

  /// Whenever the rule is checked, for any ad.
  static let always = Occasion()
  /// Whenever the rule is checked, for ads whose network the journal shows.
  static let networkSpeaks = Occasion(needsNetwork: true)

  /// Whenever the rule is checked, for one kind of ad.
  static func of(_ shape: AdShape) -> Occasion { Occasion(shape: shape) }

  /// When one of these happens. A rule that is not checked has to name them.
  static func on(_ senses: Sense..., of shape: AdShape? = nil) -> Occasion {
    Occasion(senses: senses, shape: shape)
  }

  /// Only where this is so: an ad without a rating keeps no rule about ratings.
  func given(_ condition: @escaping Condition) -> Occasion {
    var occasion = self
    occasion.condition = condition
    return occasion
  }
}

/// The kinds of ads that have rules of their own.
package enum AdShape: Int, CaseIterable, Sendable {
  case native, banner, fullScreen
  /// Chosen by an arbiter among the ads of several networks.
  case competing
  /// Loaded and shown by a service.
  case served

  /// Whether it goes through Google's SDK and an adapter, which most rules are about.
  var isMediated: Bool {
    switch self {
    case .native, .banner, .fullScreen: true
    case .competing, .served: false
    }
  }
}
