package import Simulation

/// What an application wants of one unit besides loading and showing its ads. A row each; only some kinds of
/// units know it.
package enum UnitOrder: String, CaseIterable, Sendable {
  /// The application lets go of the unit's ads, or of what loads them.
  case dispose
  /// It requests an ad without waiting for a retry.
  case forceLoad
  /// It wants no more ads in place of the banner on the screen.
  case stopRefresh
  /// It wants them again.
  case startRefresh
}

extension UnitOrder {
  package var sense: Sense {
    switch self {
    case .dispose: .disposeWanted
    case .forceLoad: .adWanted
    case .stopRefresh, .startRefresh: .refreshWanted
    }
  }

  /// The kinds of units that know it.
  var kinds: [Scenario.Through] {
    switch self {
    case .dispose: [.google, .arbiter, .max]
    case .forceLoad: [.ghad]
    case .stopRefresh, .startRefresh: [.max]
    }
  }

  /// What it means, for the schema.
  var summary: String {
    switch self {
    case .dispose: "The application lets go of the unit's ads, or of what loads them."
    case .forceLoad: "Requests an ad at once, even while a retry is planned."
    case .stopRefresh: "The application stops the replacing of the banner by itself."
    case .startRefresh: "The application lets the banner be replaced by itself again."
    }
  }
}
