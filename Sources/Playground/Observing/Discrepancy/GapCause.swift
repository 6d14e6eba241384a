/// Why the two counts of an ad differ.
package enum GapCause: String, CaseIterable, Codable, Sendable {
  /// The sides count by different rules.
  case definition
  /// One side was not told, or did not count what it was told.
  case loss
  /// One side counted more than there was.
  case doubles
  /// A message has not arrived yet.
  case lateness
}

extension CountRow {
  /// Why the two counts differ; nil if they do not, or if there is only one.
  package var gapCause: GapCause? {
    guard let gap, gap != 0 else { return nil }
    return switch passage {
    case .ruled, .apart: .definition
    case .lost, .lostInPart, .swallowed, .swallowedInPart, .forgotten, .overlooked: .loss
    case .doubled, .miscounted, .unfounded: .doubles
    case .underWay, .toCome, .unproven: .lateness
    case .missed, .outOfSight, .outOfReach, .nobodySees, .told, .toldTwice, .echoed, .unconfirmed,
      .unrecorded:
      nil
    }
  }
}
