/// Where an ad is, as Google knows it from what the application and the adapter say.
package enum LifeState: Int, CaseIterable, Sendable {
  case loading, failed, loaded
  /// It waited for too long to be shown.
  case expired
  /// The adapter was asked to show it, and has not said yet that it comes.
  case presenting
  case notShown, onScreen
  /// On the screen, with a page over it that a click opened.
  case covered
  case dismissing, dismissed
}
