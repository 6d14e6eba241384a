/// Says what to do next where a viewer may not know. It stands beside somebody who uses the program,
/// and is in no picture.
package struct Coach: Equatable, Sendable {
  /// How long it gives its first advice.
  package static let firstMinute = Duration.seconds(60)

  /// Whether anybody is there to hear it.
  package var isHeard = false
  /// Whether the program has just begun, and no ad was tapped.
  package var isFirstMinute = false
  /// The advice that was followed and is not given again.
  var followed: Set<Advice> = []

  package init() {}

  /// The coach of a stage on a terminal.
  package init(isFirstMinute: Bool) { (isHeard, self.isFirstMinute) = (true, isFirstMinute) }
}

/// The coach's pieces of advice, the most urgent first.
enum Advice: CaseIterable {
  case tryItYourself, findOutWhy, loseACall, tapTheAd, takeATour
}
