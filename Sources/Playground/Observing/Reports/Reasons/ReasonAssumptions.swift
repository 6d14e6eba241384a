/// What is assumed of two reports that are in order; it is printed with the reasons.
package struct ReasonAssumptions: Equatable, Sendable {
  /// The other report counts less than the first by any part up to this, each as likely.
  package var usualGap = 0.08
  /// How much the gap of one figure differs from that of another.
  package var betweenFigures = 0.02
  /// How much the gap of a day differs from that of all, at least: more where the days show it, and at
  /// most so much.
  package var betweenDays = 0.015
  package var mostBetweenDays = 0.06

  package init() {}
}
