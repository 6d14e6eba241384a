import Languages

/// What a newcomer is told first.
package enum CoachText {
  /// In one line: where there are few rows, a second one would cover the button.
  package static func tapTheAd(key: String, width: Int) -> String {
    width < 50
      ? localized("\(key) taps the ad: see who counts it")
      : localized("Press \(key) to tap the ad and see who counts it")
  }
}
