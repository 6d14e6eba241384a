/// Texts around the lines of a unit.
package enum MediationText {
  /// The heading of a column: what 1,000 impressions of each line earn.
  package static let ecpm = "eCPM"
}
