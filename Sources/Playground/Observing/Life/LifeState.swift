/// Where an ad is, according to what the application and the adapter tell Google.
package enum LifeState: Int, CaseIterable, Sendable {
  case loading, failed, loaded
  /// It waited too long to be shown.
  case expired
  /// The adapter was asked to show it, and has not said yet that it is coming.
  case presenting
  case notShown, onScreen
  /// On the screen, covered by a page that a click opened.
  case covered
  case dismissing, dismissed
}
