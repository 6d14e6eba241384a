import Languages

/// Texts around the lines of a unit.
package enum MediationText {
  /// The heading of a column: what 1,000 impressions of each line earn.
  package static let ecpm = "eCPM"
  /// Only the load of one line was recorded.
  package static var othersNotRecorded: String {
    localized("? Other lines of this request were not recorded.")
  }
  /// Google's answer has the lines.
  package static var timesNotRecorded: String {
    localized("? From Google's answer: how long each line took, not when it was asked.")
  }
}
