/// Who tracks the user for one kind of event, decided once when the ad was loaded.
///
/// | the flag says | Google Serving decides to track | tracks |
/// |---|---|---|
/// | false, or nothing | – | Google |
/// | true | no | the network |
/// | true | yes | Google |
package enum TrackingDuty: Equatable, Sendable {
  /// Google tracks, because the adapter leaves it to Google.
  case google
  /// The network tracks and reports.
  case network
  /// Google tracks although the network could: a true flag is a permission, not a switch.
  case googleByServing

  init(flag: Bool, googleDecides: Bool) {
    self = !flag ? .google : googleDecides ? .googleByServing : .network
  }

  /// What the adapter answered.
  var flag: Bool { self != .google }

  /// Whether Google's trackers are the ones attached.
  package var isGoogles: Bool { self != .network }
}
