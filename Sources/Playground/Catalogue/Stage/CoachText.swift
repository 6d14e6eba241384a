/// What a newcomer is told first.
package enum CoachText {
  package static func tapTheAd(key: String) -> String {
    "Press \(key) to tap the ad and see who counts it"
  }
}
