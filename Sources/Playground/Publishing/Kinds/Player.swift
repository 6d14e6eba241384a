import Scenarios

/// One ad unit in the publisher's application: how its ads are requested, shown and taken away. The
/// kind of unit decides which player it gets, in ``PublishedKind`` and nowhere else.
///
/// Each is written as an application's developer would write it, and knows nothing about mediation.
@MainActor
protocol Player: AnyObject {
  /// Where its ads are shown.
  var place: AdPlace { get }
  /// Whether it waits for an ad.
  var isLoading: Bool { get }
  /// Whether there is an ad to show; a wrapper that is asked to show without one decides for itself.
  var hasAd: Bool { get }
  /// Whether there is an ad that its SDK would show.
  var isReady: Bool { get }
  /// Whether there is an ad to show that nobody has seen, and another load would cost it.
  var hasUnseenAd: Bool { get }
  /// Whether its ad is on the screen, and its SDK loads no other one meanwhile.
  var isShowing: Bool { get }
  /// Whether its view is among the application's already, and another order to show it changes nothing.
  var isInPlace: Bool { get }
  /// Whether its view may be on the screen before an ad has come that was asked for.
  var waitsInView: Bool { get }
  /// Whether its view is there, with an ad or without one yet.
  var hasView: Bool { get }
  /// Whether an order to show that can't be followed is judged elsewhere.
  var refusesItself: Bool { get }
  /// Whether its SDK asks for the next ad by itself, and ignores a load until then.
  var ignoresLoads: Bool { get }
  /// Whether the application has let go of what it has, and a layer has not: the next load makes another one.
  var isForsaken: Bool { get set }

  /// Requests an ad.
  func load(_ options: Scenario.Options)
  /// Shows the newest ad, which must exist, at a placement if one is named.
  func show(_ options: Scenario.Options, at placement: String?)
  /// Removes its ad from the application's views.
  func takeDown()
  /// Does what this kind of unit knows.
  func take(_ order: PlayerOrder)
}

extension Player {
  var isReady: Bool { hasAd }
  var hasUnseenAd: Bool { false }
  var isShowing: Bool { false }
  var isInPlace: Bool { false }
  var waitsInView: Bool { false }
  var hasView: Bool { false }
  var refusesItself: Bool { false }
  var ignoresLoads: Bool { false }
  var isForsaken: Bool {
    get { false }
    set {}
  }
  func take(_ order: PlayerOrder) {}
}

/// Where ads are shown.
enum AdPlace {
  /// Among the application's views; there is room for one.
  case inApp
  /// Over the application.
  case overApp
}
