/// In which order a full-screen ad reports its events. Networks and platforms differ here, and
/// every order is legal.
///
/// | | usual | the other way |
/// |---|---|---|
/// | `isImpressionFirst` | it comes, then the impression | the impression, then it comes |
/// | `isRewardLast` | the reward when it is earned, then it is gone | it is gone, then the reward |
///
/// What is reported last is still counted when it happens: ledgers have no order to keep.
package struct SampleOrder: Equatable, Sendable {
  /// Whether the impression is counted and reported before the ad is reported to come.
  package var isImpressionFirst: Bool
  /// Whether the adapter is told of a reward only when the ad is gone.
  package var isRewardLast: Bool

  package init(isImpressionFirst: Bool = false, isRewardLast: Bool = false) {
    self.isImpressionFirst = isImpressionFirst
    self.isRewardLast = isRewardLast
  }
}
