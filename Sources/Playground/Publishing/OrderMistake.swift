import Simulation

/// What is wrong with an order that the application's own code gives: its SDK ignores or refuses it, or an ad
/// is wasted.
struct OrderMistake {
  let text: String
  let violation: Violation

  /// Notes it, about the unit's ad that was spoken of last.
  func note(of unit: String) {
    let journal = World.current.journal
    journal.note(
      by: .app, text, violation: violation, ad: journal.newestAd(of: unit),
      data: [Fact.unit(unit)])
  }
}

extension OrderMistake {
  /// It shows an ad over itself, and the user is elsewhere. Nobody could have ordered that but its own code.
  static let whileAway = OrderMistake(
    text: "the application shows an ad while the user is elsewhere",
    violation: .presentedInBackground)
}

extension Player {
  /// What is wrong with asking it for an ad now; `asked` is when it was asked last. One that has waited long may
  /// have missed the answer, and an ad that covers nothing is gone, whatever its SDK takes it for.
  func mistakeOfLoading(asked: Instant?, isCovered: Bool) -> OrderMistake? {
    if isLoading, let asked, World.current.timeline.now < asked + .seconds(30) {
      return OrderMistake(
        text: "the application asks for an ad while it waits for one", violation: .loadWhileLoading)
    }
    guard isShowing, isCovered else { return nil }
    return OrderMistake(
      text: "the application asks for an ad while the last one is on the screen",
      violation: .loadWhileShown)
  }

  /// What is wrong with showing an ad of it now, where something else covers the application or not.
  func mistakeOfShowing(isCovered: Bool) -> OrderMistake? {
    guard !refusesItself else { return nil }
    if place == .overApp, isCovered {
      return OrderMistake(
        text: "the application shows an ad while something else covers it",
        violation: Covers.shared.ad == nil ? .presenterBusy : .shownOverAd)
    }
    guard !isReady, !waitsInView else { return nil }
    return OrderMistake(
      text: isLoading
        ? "the application shows an ad that has not come yet"
        : "the application shows an ad, and there is none",
      violation: .shownWithoutAd)
  }
}
