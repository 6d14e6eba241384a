import Simulation

/// What is wrong with an order that the application's own code gives, or a layer: its SDK ignores or refuses it, or
/// an ad is wasted.
struct OrderMistake {
  /// What whoever orders it does.
  let deed: String
  let violation: Violation

  /// Notes it, about the unit's ad that was spoken of last.
  func note(of unit: String, by party: Party? = nil) {
    let journal = World.current.journal
    let layer = party ?? journal.decidingLayer
    journal.note(
      by: layer ?? .app, "the \(layer == nil ? "application" : "layer") \(deed)",
      violation: violation, ad: journal.newestAd(of: unit), data: [Fact.unit(unit)])
  }
}

extension OrderMistake {
  /// It shows an ad over itself, and the user is elsewhere. Nobody could have ordered that but its own code.
  static let whileAway = OrderMistake(
    deed: "shows an ad while the user is elsewhere", violation: .presentedInBackground)
  /// A layer shows an ad of which its application has said nothing.
  static let unasked = OrderMistake(
    deed: "shows an ad that nobody has ordered", violation: .orderedByLayer)
  /// A layer covers the application.
  static let covering = OrderMistake(
    deed: "opens a page that nobody has ordered", violation: .orderedByLayer)
  /// A layer takes an ad off the screen, and its application wants it there.
  static let takenDown = OrderMistake(
    deed: "takes an ad off the screen that the application wants there",
    violation: .orderedByLayer)
  /// A layer takes from its application an ad that it has, or waits for.
  static let takenAway = OrderMistake(
    deed: "lets go of an ad that the application has", violation: .orderedByLayer)
}

extension Player {
  /// What is wrong with asking it for an ad now; `asked` is when it was asked last. One that has waited long may
  /// have missed the answer, and an ad that covers nothing is gone, whatever its SDK takes it for.
  func mistakeOfLoading(asked: Instant?, isShown: Bool, isWanted: Bool) -> OrderMistake? {
    if isLoading, let asked, World.current.timeline.now < asked + .seconds(30) {
      return OrderMistake(
        deed: "asks for an ad while it waits for one", violation: .loadWhileLoading)
    }
    if isShowing, isShown {
      return OrderMistake(
        deed: "asks for an ad while the last one is on the screen",
        violation: .loadWhileShown)
    }
    if isInPlace, hasAd, !ignoresLoads, let asked, World.current.timeline.now < asked + .seconds(30)
    {
      return OrderMistake(
        deed: "asks for a banner's next ad within half a minute", violation: .bannerReplacedTooSoon)
    }
    // Where somebody keeps the order to show it, that was not the application's fault; and an old ad is better replaced.
    guard hasUnseenAd, !isWanted,
      asked.map({ World.current.timeline.now < $0 + .seconds(1800) }) != false
    else { return nil }
    return OrderMistake(
      deed: "asks for another ad in place of one that nobody has seen", violation: .adThrownAway)
  }

  /// What is wrong with showing an ad of it now, where something else covers the application or not.
  func mistakeOfShowing(isCovered: Bool) -> OrderMistake? {
    guard !refusesItself else { return nil }
    if place == .overApp, isCovered {
      return OrderMistake(
        deed: "shows an ad while something else covers it",
        violation: Covers.shared.ad == nil ? .presenterBusy : .shownOverAd)
    }
    guard !isReady, !waitsInView || !hasView && !isLoading else { return nil }
    return OrderMistake(
      deed: isLoading ? "shows an ad that has not come yet" : "shows an ad, and there is none",
      violation: .shownWithoutAd)
  }
}
