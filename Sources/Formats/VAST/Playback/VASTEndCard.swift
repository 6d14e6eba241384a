extension VASTCompanionAds {
  /// The companion to show after the video. Before VAST 4.1 nothing says which one that is, and
  /// mobile players take any.
  public var endCard: VASTCompanion? {
    let shown = companions.filter { !$0.resources.isEmpty }
    return shown.first { $0.renderingMode?.lowercased() == "end-card" }
      ?? shown.first { $0.renderingMode?.lowercased() != "concurrent" }
  }

  /// Whether the ad must not be shown, since companions that it requires have nothing to show.
  public var lacksWhatIsRequired: Bool {
    switch required?.lowercased() {
    case "all": companions.contains { $0.resources.isEmpty }
    case "any": companions.allSatisfy { $0.resources.isEmpty }
    default: false
    }
  }
}
