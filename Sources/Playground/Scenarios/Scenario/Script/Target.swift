/// What can be touched.
package enum Target: String, CaseIterable, Sendable {
  case headline, body, icon, image, media, callToAction, advertiser, store, price, starRating
  case adChoices
  case play, mute, close, learnMore, keepWatching
  /// All of a banner.
  case banner
}
