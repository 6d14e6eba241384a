import AdServing
package import Scenarios

extension Networks {
  /// A line of the Sample network for the other of Google's interfaces, which does the same there;
  /// nil for somebody else's class, and for formats that SDK 7 had no custom events for.
  package static func counterpart(
    of line: Scenario.Line, _ format: Scenario.Format
  ) -> Scenario.Line? {
    let isToday = line.className == today
    guard isToday || legacy.values.contains(line.className) || variants.contains(line.className),
      let name = isToday ? legacy[format] : today
    else { return nil }
    var other = line
    (other.className, other.counterpart) = (name, line.className)
    if line.className == tracking {
      other.flags.handlesUserClicks = line.flags.handlesUserClicks ?? true
      other.flags.handlesUserImpressions = line.flags.handlesUserImpressions ?? true
    }
    return other
  }

  private static let today = "SampleAdapter.SampleCustomEvent"
  private static let legacy: [Scenario.Format: String] = [
    .native: "LegacyAdapter.LegacyNativeCustomEvent",
    .banner: "LegacyAdapter.LegacyBannerCustomEvent",
    .interstitial: "LegacyAdapter.LegacyInterstitialCustomEvent",
  ]
  /// The network sees the user if nothing is said.
  private static let tracking = "LegacyAdapter.LegacyTrackingCustomEvent"
  private static let variants = [tracking, "LegacyAdapter.LegacyAppInstallCustomEvent"]
}
