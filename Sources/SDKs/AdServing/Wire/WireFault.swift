import Simulation

/// What goes wrong on the wire between Google and an adapter; works with any adapter.
///
/// Each fault works in both directions: `dropsClicks` loses a click that Google tells the adapter
/// about, and a click that the adapter reports to Google.
package enum WireFault: String, CaseIterable, Sendable {
  case dropsClicks, repeatsClicks, delaysClicks
  case dropsImpressions, repeatsImpressions, delaysImpressions
  case dropsAnswer, repeatsAnswer, delaysAnswer
  case dropsRender, dropsUntrack
  case dropsPresent, repeatsPresent, dropsDismissal, reordersScreens
  case dropsReward, repeatsReward, delaysReward
  case dropsSignals, repeatsSignals, delaysSignals

  /// How it goes wrong.
  enum Manner: Equatable {
    case drops, repeats, delays, reorders
  }

  var manner: Manner {
    switch self {
    case .dropsClicks, .dropsImpressions, .dropsAnswer, .dropsRender, .dropsUntrack, .dropsPresent,
      .dropsDismissal, .dropsReward, .dropsSignals:
      .drops
    case .repeatsClicks, .repeatsImpressions, .repeatsAnswer, .repeatsPresent, .repeatsReward,
      .repeatsSignals:
      .repeats
    case .delaysClicks, .delaysImpressions, .delaysAnswer, .delaysReward, .delaysSignals: .delays
    case .reordersScreens: .reorders
    }
  }

  /// Which kind of message is affected.
  var concerns: Crossing {
    switch self {
    case .dropsClicks, .repeatsClicks, .delaysClicks: .click
    case .dropsImpressions, .repeatsImpressions, .delaysImpressions: .impression
    case .dropsAnswer, .repeatsAnswer: .answer
    // An adapter that answers gets its delegate back at once, so the request is delayed instead.
    case .delaysAnswer: .question
    case .dropsRender: .render
    case .dropsUntrack: .untrack
    case .dropsPresent: .show
    case .repeatsPresent: .presentation
    case .dropsDismissal, .reordersScreens: .dismissal
    case .dropsReward, .repeatsReward, .delaysReward: .reward
    case .dropsSignals, .repeatsSignals, .delaysSignals: .signals
    }
  }
}
