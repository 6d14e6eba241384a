/// Who watches the user for which kind of event: the network where a flag is true, else Google.
struct SampleFlags: Equatable {
  var handlesUserClicks: Bool
  var handlesUserImpressions: Bool

  /// What the settings of a line say goes before what the adapter would do by itself.
  func overridden(by settings: [String: Any]) -> SampleFlags {
    SampleFlags(
      handlesUserClicks: settings["handlesUserClicks"] as? Bool ?? handlesUserClicks,
      handlesUserImpressions: settings["handlesUserImpressions"] as? Bool ?? handlesUserImpressions)
  }
}
