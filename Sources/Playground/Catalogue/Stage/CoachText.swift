import Languages

/// What a newcomer is told first.
package enum CoachText {
  /// In one line: where there are few rows, a second one would cover the button.
  package static func tapTheAd(key: String, width: Int) -> String {
    width < 50
      ? localized("\(key) taps the ad: see who counts it")
      : localized("Press \(key) to tap the ad and see who counts it")
  }

  /// Where ⏎ has nothing to tap.
  package static func takeATour(key: String) -> String {
    localized("Press \(key) to choose a tour")
  }

  /// There is no ad.
  package static func findOutWhy(key: String) -> String {
    localized("Press \(key) to see why there is no ad")
  }

  /// An ad was tapped in each way that the flags allow.
  package static func loseACall(force: String, tours: String, width: Int) -> String {
    width < narrow
      ? losing(force, tours)
      : localized("All four ways tried. Press \(force) to lose a call, or \(tours) for a tour")
  }

  /// A script has ended.
  package static func tryItYourself(force: String, tours: String, width: Int) -> String {
    width < narrow
      ? losing(force, tours)
      : localized("Your turn: press \(force) to lose a call, or \(tours) for another tour")
  }

  private static func losing(_ force: String, _ tours: String) -> String {
    localized("\(force) loses a call · \(tours): tours")
  }

  /// Below this width a sentence would need a second line.
  private static let narrow = 70
}
