package import Simulation

/// What an application wants of one unit besides loading and showing its ads. A row each; only some kinds of
/// units know it.
package enum UnitOrder: String, CaseIterable, Sendable {
  case dispose, forceLoad, stopRefresh, startRefresh
}

extension UnitOrder {
  package struct Row: Sendable {
    package let sense: Sense
    /// The kinds of units that know it.
    let kinds: [Scenario.Through]
    /// What it means, for the schema.
    let summary: String
    /// What the user did, as people read it.
    let sentence: @Sendable (String) -> Sentence
  }

  package var row: Row {
    switch self {
    case .dispose:
      Row(
        sense: .disposeWanted, kinds: [.google, .arbiter, .max],
        summary: "The application lets go of the unit's ads, or of what loads them.",
        sentence: { Sentence("you had the app let go of \($0)") })
    case .forceLoad:
      Row(
        sense: .adWanted, kinds: [.ghad],
        summary: "Requests an ad at once, even while a retry is planned.",
        sentence: { Sentence("you requested an ad for \($0) without waiting for a retry") })
    case .stopRefresh:
      Row(
        sense: .refreshWanted, kinds: [.max],
        summary: "The application stops the replacing of the banner by itself.",
        sentence: { Sentence("you stopped the refreshing of \($0)") })
    case .startRefresh:
      Row(
        sense: .refreshWanted, kinds: [.max],
        summary: "The application lets the banner be replaced by itself again.",
        sentence: { Sentence("you let \($0) be refreshed again") })
    }
  }
}
