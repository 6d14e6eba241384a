import Simulation

/// What a stand-in on the wire between Google and an adapter does wrong, for any adapter.
///
/// Whichever way the thing crosses: `dropsClicks` keeps a click that Google tracks from the adapter,
/// and a click that the adapter reports from Google.
package enum WireFault: String, CaseIterable, Sendable {
  case dropsClicks, repeatsClicks, delaysClicks
  case dropsImpressions, repeatsImpressions, delaysImpressions
  case dropsAnswer, repeatsAnswer, delaysAnswer
  case dropsRender, dropsUntrack
  case dropsPresent, repeatsPresent, dropsDismissal, reordersScreens
  case dropsReward, repeatsReward, delaysReward

  /// How it goes wrong.
  enum Manner: Equatable {
    case drops, repeats, delays, reorders
  }

  var manner: Manner {
    switch self {
    case .dropsClicks, .dropsImpressions, .dropsAnswer, .dropsRender, .dropsUntrack, .dropsPresent,
      .dropsDismissal, .dropsReward:
      .drops
    case .repeatsClicks, .repeatsImpressions, .repeatsAnswer, .repeatsPresent, .repeatsReward:
      .repeats
    case .delaysClicks, .delaysImpressions, .delaysAnswer, .delaysReward: .delays
    case .reordersScreens: .reorders
    }
  }

  /// What of all that crosses goes wrong.
  var concerns: Crossing {
    switch self {
    case .dropsClicks, .repeatsClicks, .delaysClicks: .click
    case .dropsImpressions, .repeatsImpressions, .delaysImpressions: .impression
    case .dropsAnswer, .repeatsAnswer: .answer
    // The one who answers wants something back at once, so the question is what waits.
    case .delaysAnswer: .question
    case .dropsRender: .render
    case .dropsUntrack: .untrack
    case .dropsPresent: .show
    case .repeatsPresent: .presentation
    case .dropsDismissal, .reordersScreens: .dismissal
    case .dropsReward, .repeatsReward, .delaysReward: .reward
    }
  }
}

/// What crosses between Google and an adapter, as far as something can go wrong with it.
enum Crossing: String {
  case question, answer, render, untrack, click, impression
  /// That a full-screen ad is to be shown.
  case show
  /// That something comes to cover the application.
  case presentation
  /// That what covers the application goes, and that it is gone.
  case dismissal
  case reward
  /// What no fault is about.
  case other
}
