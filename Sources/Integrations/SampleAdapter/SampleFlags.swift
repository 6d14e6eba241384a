/// Who tracks which kind of event: the network if a flag is true, otherwise Google.
struct SampleFlags: Equatable {
  var handlesUserClicks: Bool
  var handlesUserImpressions: Bool

  /// These flags with a line's settings, which take precedence.
  func overridden(by settings: [String: Any]) -> SampleFlags {
    SampleFlags(
      handlesUserClicks: settings["handlesUserClicks"] as? Bool ?? handlesUserClicks,
      handlesUserImpressions: settings["handlesUserImpressions"] as? Bool ?? handlesUserImpressions)
  }
}
