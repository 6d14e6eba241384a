/// In which order a full-screen ad tells what happens to it. Networks and platforms differ here, and all
/// of it is legal.
///
/// | | usual | the other way |
/// |---|---|---|
/// | `isImpressionFirst` | it comes, then the impression | the impression, then it comes |
/// | `isRewardLast` | the reward when it is earned, then it is gone | it is gone, then the reward |
///
/// What is told last is counted when it happens: a book has no order to keep.
package struct SampleOrder: Equatable, Sendable {
  /// Whether the impression is counted and told before it is told that the ad comes.
  package var isImpressionFirst: Bool
  /// Whether the adapter hears of a reward only when the ad is gone.
  package var isRewardLast: Bool

  package init(isImpressionFirst: Bool = false, isRewardLast: Bool = false) {
    self.isImpressionFirst = isImpressionFirst
    self.isRewardLast = isRewardLast
  }
}
